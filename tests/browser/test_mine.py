"""What the server knows about somebody, in the settings: other devices are signed out, all is deleted."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.players import arrive, ask, settle
from tests.browser.test_page import faults, sideways


def settings_of(page: Any, host: Host) -> Any:
    page.goto(host.address)
    page.get_by_role("button", name="Menu").click()
    return page.get_by_role("dialog")


def named(opener: Opener, host: Host, name: str, width: int = 1440) -> Any:
    page = opener(width, 900, measured=True)
    arrive(page, host.address)
    ask(page, "PUT", "/me", {"name": name})
    return page


def test_other_devices_are_signed_out(opener: Opener, host: Host) -> None:
    here, there = named(opener, host, "Meryt"), opener(390, 844)
    there.context.add_cookies(here.context.cookies())
    there.goto(host.address)
    there.get_by_text("Meryt").locator("visible=true").first.wait_for()
    dialog = settings_of(here, host)
    dialog.get_by_role("button", name="Sign out other devices").click()
    dialog.get_by_role("button", name="Yes, do it").click()
    here.get_by_text("All other devices are signed out.").wait_for()
    there.reload()
    there.get_by_text("This server does not know you any more").wait_for()
    here.reload()
    here.get_by_text("Meryt").locator("visible=true").first.wait_for()


def test_all_is_downloaded_and_deleted(opener: Opener, host: Host) -> None:
    page = named(opener, host, "Khay", 360)
    dialog = settings_of(page, host)
    with page.expect_download() as download:
        dialog.get_by_role("link", name="Download all of it").click()
    assert '"name":"Khay"' in download.value.path().read_text("utf-8")
    delete = dialog.get_by_role("button", name="Delete everything")
    delete.click()
    sure = dialog.get_by_role("button", name="Yes, do it")
    sure.wait_for()
    settle(page)
    assert sideways(page) <= 0
    assert faults(page) == []
    delete.click()  # not sure after all
    sure.wait_for(state="hidden")
    delete.click()
    with page.expect_navigation():
        sure.click()
    page.get_by_text("Choose a name").first.wait_for()
    assert page.get_by_text("Khay").count() == 0
