# What the coach says matters now.

concern-fuel = { $when }: { $fuel } missing to heat the house.
