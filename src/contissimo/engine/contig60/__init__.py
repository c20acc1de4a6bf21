"""The computer players of Contig 60: exact tables, search over the dice, a learned evaluation, levels."""
