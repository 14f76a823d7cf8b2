"""What one caller may have: counted by a clock of the test's own."""

from __future__ import annotations

import tracemalloc
from contextlib import ExitStack
from ipaddress import ip_network

import pytest
from croupier.server.application.allowances import ENOUGH, Allowance, Allowances
from croupier.server.application.refusals import Refusal
from croupier.server.config import Settings
from croupier.server.entrance import Entrance
from croupier.server.transport.peers import Origin, Peers

ANN, BOB = ("ann", ""), ("bob", "")


class Clock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def counted(**allowance: float) -> tuple[Allowances, Clock]:
    clock = Clock()
    return Allowances(Allowance(**allowance), clock), clock


def refused(call) -> Refusal:
    with pytest.raises(Refusal) as caught:
        call()
    return caught.value


def called(allowances: Allowances, account=ANN) -> None:
    """A call that ends at once."""
    allowances.enter(account, is_watch=False)()


def test_a_burst_is_twice_what_a_second_allows_and_then_calls_come_as_the_rate_lets_them():
    allowances, clock = counted(calls=10)
    for _ in range(20):
        called(allowances)
    late = refused(lambda: called(allowances))
    assert late.why.name == "RATE_LIMITED"
    assert late.retry_after == pytest.approx(0.1)
    clock.now += late.retry_after
    called(allowances)
    refused(lambda: called(allowances))
    called(allowances, BOB)


def test_a_call_that_has_ended_makes_room_for_another():
    allowances, _ = counted(at_once=2)
    leave = allowances.enter(ANN, is_watch=False)
    allowances.enter(ANN, is_watch=False)
    late = refused(lambda: called(allowances))
    assert late.why.name == "TOO_MANY_CALLS"
    assert late.retry_after > 0
    leave()
    called(allowances)


def test_a_watch_is_no_call_at_the_same_time_but_has_a_limit_of_its_own():
    allowances, _ = counted(at_once=1, watches=2)
    with ExitStack() as watches:
        for _ in range(2):
            allowances.enter(ANN, is_watch=True)
            watches.enter_context(allowances.watching(ANN))
        late = refused(lambda: watches.enter_context(allowances.watching(ANN)))
        assert late.why.name == "TOO_MANY_WATCHES"
        called(allowances)
        watches.enter_context(allowances.watching(BOB))
    with allowances.watching(ANN):
        pass


def test_searches_are_charged_when_they_end_and_refused_before_they_begin():
    allowances, clock = counted(search=60)
    asker = allowances.asker(ANN, is_urgent=False)
    asker.may_begin()
    asker.took(60)
    late = refused(asker.may_begin)
    assert late.why.name == "SEARCH_LIMITED"
    asker.took(30)
    late = refused(asker.may_begin)
    assert late.retry_after == pytest.approx(30, abs=0.1)
    allowances.asker(BOB, is_urgent=False).may_begin()
    clock.now += late.retry_after
    asker.may_begin()


def test_nobody_counts_what_has_no_account():
    allowances, _ = counted(calls=1, watches=1, games=1, search=1)
    with allowances.watching(None), allowances.watching(None):
        assert allowances.games(None) is None
    asker = allowances.asker(None, is_urgent=True)
    asker.took(1000)
    asker.may_begin()
    assert len(allowances) == 0


def test_a_hundred_thousand_addresses_do_not_fill_the_memory():
    allowances, clock = counted(calls=100, at_once=64, games=1000, watches=256, search=60)
    busy = allowances.enter(("", "192.0.2.1"), is_watch=False)
    tracemalloc.start()
    for number in range(100_000):
        clock.now += 0.0001
        called(allowances, ("", f"2001:db8:0:{number:x}::/64"))
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(allowances) <= 10_001
    assert held < 16 << 20
    assert ("", "192.0.2.1") in allowances._callers, "who is busy is not forgotten"
    busy()


def test_who_has_been_silent_is_forgotten_and_has_lost_nothing_by_it():
    allowances, clock = counted(calls=10, search=60)
    for number in range(1000):
        called(allowances, ("", str(number)))
    allowances.asker(ANN, is_urgent=False).took(90)
    clock.now += 30
    for number in range(1000, 2000):
        called(allowances, ("", str(number)))
    assert len(allowances) < 1010
    assert refused(allowances.asker(ANN, is_urgent=False).may_begin).retry_after == pytest.approx(0, abs=0.1)


def test_where_callers_say_who_they_are_they_have_limits_and_else_only_where_that_is_said(tmp_path):
    keys = tmp_path / "keys.json"
    keys.write_text('{"keys": []}')
    assert Entrance(Settings()).allowance == Allowance()
    assert not Allowances(Entrance(Settings()).allowance).is_on
    assert Entrance(Settings(api_keys=keys)).allowance == ENOUGH
    said = Settings.read(["--api-keys", str(keys), "--caller-calls", "5", "--caller-games", "off"])
    assert Entrance(said).allowance == Allowance(5, ENOUGH.at_once, float("inf"), ENOUGH.watches, ENOUGH.search)
    assert Entrance(Settings.read(["--caller-search", "9"])).allowance == Allowance(search=9)


@pytest.mark.parametrize("said", [["--caller-calls", "0"], ["--caller-watches", "inf"], ["--trusted-proxy", "proxy"]])
def test_a_limit_that_makes_no_sense_is_refused_at_the_start(said):
    with pytest.raises(SystemExit):
        Settings.read(said)


PROXIES = Peers([ip_network("10.0.0.0/8"), ip_network("2001:db8::1")])


@pytest.mark.parametrize(
    ("peer", "forwarded", "site"),
    [
        ("ipv4:192.0.2.7:5432", [], "192.0.2.7"),
        ("192.0.2.7", ["198.51.100.1"], "192.0.2.7"),
        ("ipv6:%5B::ffff:192.0.2.7%5D:5432", [], "192.0.2.7"),
        ("ipv6:%5B2001:db8:1:2:3:4:5:6%5D:5432", [], "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", [], "2001:db8:1:2::/64"),
        ("unix:", [], "?"),
        ("ipv4:10.1.2.3:5432", [], "10.1.2.3"),
        ("ipv4:10.1.2.3:5432", ["192.0.2.7"], "192.0.2.7"),
        ("ipv4:10.1.2.3:5432", ["198.51.100.1, 192.0.2.7, 10.9.9.9"], "192.0.2.7"),
        ("ipv4:10.1.2.3:5432", ["198.51.100.1", "192.0.2.7:81"], "192.0.2.7"),
        ("ipv6:%5B2001:db8::1%5D:1", ["[2001:db8:7::1]:80"], "2001:db8:7::/64"),
        ("ipv4:10.1.2.3:5432", ["192.0.2.7, nonsense"], "10.1.2.3"),
        ("ipv4:10.1.2.3:5432", ["10.0.0.9"], "10.0.0.9"),
    ],
)
def test_the_last_hop_that_is_no_proxy_of_ours_is_who_calls(peer, forwarded, site):
    assert PROXIES.site(Origin(peer, lambda: forwarded)) == site
