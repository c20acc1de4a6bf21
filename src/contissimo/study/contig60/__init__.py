"""The judge of Contig 60."""
