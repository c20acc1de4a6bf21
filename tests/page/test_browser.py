"""What watches all other tests of the page can see what it should."""

from __future__ import annotations

from tests.page.stage import Stage


def test_an_error_of_the_page_is_seen(visit: Stage) -> None:
    visitor = visit("/")
    visitor.page.evaluate("setTimeout(() => { throw new Error('on purpose') })")
    visitor.page.evaluate("console.error('said on purpose')")
    visitor.until("both", lambda: len(visitor.mistakes) == 2)
    assert all("on purpose" in told for told in visitor.unforgiven())
    visitor.forgive("on purpose")
    assert visitor.unforgiven() == []


def test_a_request_to_another_host_is_seen_and_kept_from_happening(visit: Stage) -> None:
    visitor = visit("/", bypass_csp=True)
    answered = visitor.page.evaluate("fetch('http://elsewhere.invalid/').then(() => 1, () => 0)")
    assert answered == 0
    assert any("elsewhere.invalid" in told for told in visitor.unforgiven())
    visitor.forgive("elsewhere.invalid", "ERR_NAME_NOT_RESOLVED")


def test_the_policy_lets_nothing_inline_run(visit: Stage) -> None:
    strict = visit("/")
    strict.page.evaluate(
        """() => {
          const script = document.createElement('script')
          script.textContent = 'window.ran = true'
          document.body.append(script)
        }"""
    )
    assert strict.page.evaluate("window.ran") is None
    strict.until("the refusal", lambda: strict.mistakes)
    strict.forgive("Content Security Policy")
