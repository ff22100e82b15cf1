"""The rules of Villagers: the table, the phases, the verbs, scoring."""
