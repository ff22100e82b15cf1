"""Files people exchange: scenarios and game records."""
