"""Portuguese has two catalogues: neither speaks as the other does."""

from __future__ import annotations

import re

import pytest

from contissimo.games import GAMES
from contissimo.i18n import Catalogue, sources

_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_OF_PORTUGAL = {
    *("tu", "te", "ti", "contigo", "teu", "tua", "teus", "tuas", "és", "estás", "tens", "podes"),
    *("ecrã", "telemóvel", "ficheiro", "ficheiros", "registo", "registos", "equipa", "equipas"),
    *("joker", "jokers", "bónus", "ronda", "rondas", "desforra", "saco", "câmara", "ligação"),
    *("descarregar", "baralhar", "carrega", "ganhaste", "facto", "gralha"),
}
_OF_BRAZIL = {
    *("você", "tela", "celular", "arquivo", "arquivos", "registro", "registros", "equipe"),
    *("equipes", "curinga", "curingas", "bônus", "rodada", "rodadas", "revanche", "saquinho"),
    *("câmera", "conexão", "salvar", "baixar", "embaralhar", "aperte", "tchau", "idioma", "fato"),
}


def vocabulary(lang: str) -> set[str]:
    """Comments are left out, and the names of options, which are English."""
    words = Catalogue(lang)
    pages = (re.sub(r"`[^`]+`", "", words.rules_page(game)) for game in GAMES)
    files = (
        re.sub(r"^#.*|^[a-z0-9_-]+ =|\{ \$\w+ \}", "", text, flags=re.MULTILINE)
        for text in sources(lang).values()
    )
    return {word.lower() for text in (*pages, *files) for word in _WORD.findall(text)}


@pytest.mark.parametrize(
    ("lang", "own", "foreign"),
    [("pt-PT", _OF_PORTUGAL, _OF_BRAZIL), ("pt-BR", _OF_BRAZIL, _OF_PORTUGAL)],
)
def test_portuguese_speaks_as_its_own_country_does(
    lang: str, own: set[str], foreign: set[str]
) -> None:
    used = vocabulary(lang)
    assert not used & foreign
    assert own <= used


def test_brazil_puts_no_pronoun_behind_a_verb_and_has_its_own_quotation_marks() -> None:
    behind = {
        word
        for word in vocabulary("pt-BR")
        if re.search(r"-(me|te|se|lhe|[oa]s?|[ln][oa]s?)$", word)
    }
    assert behind <= {"usam-se", "joga-se", "dobra-se", "decide-se", "representá-los"}
    assert not any("«" in text for text in sources("pt-BR").values())
