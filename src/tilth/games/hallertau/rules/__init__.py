"""The rules of Hallertau: the table, the phases, the verbs, scoring."""
