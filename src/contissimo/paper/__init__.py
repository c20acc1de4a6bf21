"""Printed sheets as PDF: boards, tiles, score sheets, rules, dice tables. Called by the command line and the server.

Everything on a sheet comes from the ruleset; the words are handed in. What is drawn how stands in `templates`.
"""
