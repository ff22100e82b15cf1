"""The rules of Agricola: the table, the phases, the verbs, scoring."""
