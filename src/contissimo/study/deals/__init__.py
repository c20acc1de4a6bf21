"""Deals for a class, one module for each game that has them."""

from __future__ import annotations

from collections.abc import Mapping

from contissimo.study.deals.calculissimo import CalculissimoDealer
from contissimo.study.deals.contig60 import ContigDealer
from contissimo.study.deals.dealer import AnyDealer, any_dealer

DEALERS: Mapping[str, AnyDealer] = {
    CalculissimoDealer.key: any_dealer(CalculissimoDealer()),
    ContigDealer.key: any_dealer(ContigDealer()),
}
"""The only list of games that a class can be dealt, by their keys."""
