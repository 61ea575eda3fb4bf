"""An account in the browser: signing up on a phone, signing in at the desk, and going again."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.sight import accessibility_faults, sticking_out

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page, WebSocketRoute

    from tests.browser.conftest import OpenPage

    Shoot = Callable[[Page, str], Path]

pytestmark = pytest.mark.slow

PASSWORD = "очень длинный пароль"


def check_the_look(page: Page) -> None:
    assert sticking_out(page) == []
    assert accessibility_faults(page) == []


def come_in(page: Page, button: str, login: str, password: str) -> None:
    account = page.locator("[data-account]")
    account.get_by_role("button", name=button).click()
    account.locator("[autocomplete=username]").fill(login)
    account.locator("[type=password]").fill(password)
    account.locator("form button.main").click()


def sign_up(phone: Page) -> None:
    phone.goto("/me")
    phone.get_by_label("Имя за столом").fill("Анна Каренина")
    phone.get_by_label("Имя за столом").press("Enter")
    come_in(phone, "Завести", "anna@example.org", PASSWORD)
    expect(phone.get_by_text("Вы вошли как anna@example.org")).to_be_visible()
    expect(phone.get_by_label("Имя за столом")).to_have_value("Анна Каренина")


def sign_in(desk: Page) -> None:
    desk.goto("/me")
    come_in(desk, "Sign in", "anna@example.org", "not the password")
    expect(desk.locator("[data-account] [role=alert]")).to_have_text("Wrong login or password")
    check_the_look(desk)
    desk.locator("[data-account] [type=password]").fill(PASSWORD)
    desk.locator("[data-account] form button.main").click()
    expect(desk.get_by_text("You are signed in as anna@example.org")).to_be_visible()
    expect(desk.get_by_label("Name at the table")).to_have_value("Анна Каренина")
    expect(desk.locator("[data-sessions] li")).to_have_count(2)


def hold_the_greeting_back(page: Page) -> Callable[[], None]:
    """What lets through what the club says first on the page's next connection, once it has come."""
    greetings: list[Callable[[], None]] = []

    def hold_back(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda said: greetings.append(lambda: socket.send(said)))

    def greet() -> None:
        while not greetings:
            page.wait_for_timeout(20)
        greetings[0]()

    page.route_web_socket("**/ws", hold_back)
    return greet


def test_a_name_typed_before_the_club_has_said_who_one_is_stays(open_page: OpenPage) -> None:
    phone = open_page(360, 640, touch=True)
    greet = hold_the_greeting_back(phone)
    phone.goto("/me")
    name = phone.get_by_label("Имя за столом")
    name.fill("Анна Каренина")
    greet()
    expect(phone.locator("[data-account]")).to_be_visible()
    expect(name).to_have_value("Анна Каренина")
    with phone.expect_response("**/me/name"):
        name.press("Enter")
    expect(name).to_have_value("Анна Каренина")
    assert phone.context.request.get("/api/v1/me").json()["name"] == "Анна Каренина"


def test_a_name_being_typed_when_the_club_says_who_one_is_stands_alone(open_page: OpenPage) -> None:
    phone = open_page(360, 640, touch=True)
    greet = hold_the_greeting_back(phone)
    phone.goto("/me")
    name = phone.get_by_label("Имя за столом")
    name.focus()
    greet()
    expect(phone.locator("[data-account]")).to_be_visible()
    expect(name).to_have_value("")
    phone.keyboard.insert_text("Анна Каренина")
    expect(name).to_have_value("Анна Каренина")
    name.fill("")
    name.blur()
    expect(name).to_have_value(re.compile("Гость"))


def test_a_person_signs_up_comes_back_elsewhere_and_signs_the_first_device_out(
    open_page: OpenPage, shoot: Shoot
) -> None:
    phone, desk = open_page(360, 640, touch=True), open_page(1280, 800, language="en-GB")
    sign_up(phone)
    check_the_look(phone)
    shoot(phone, "account-phone")
    sign_in(desk)
    check_the_look(desk)
    shoot(desk, "account-desk")

    desk.locator("[data-sessions] li button").click()
    expect(desk.locator("[data-sessions] li")).to_have_count(1)
    expect(phone.get_by_role("dialog")).to_contain_text("На этом устройстве вы вышли")
    check_the_look(phone)
    phone.get_by_role("button", name="Продолжить гостем").click()
    expect(phone.get_by_role("button", name="Завести")).to_be_visible()
    expect(phone.get_by_label("Имя за столом")).not_to_have_value("Анна Каренина")


def test_a_person_takes_his_data_away_and_is_forgotten(open_page: OpenPage, shoot: Shoot) -> None:
    phone, desk = open_page(360, 640, touch=True), open_page(1280, 800, language="en-GB")
    sign_up(phone)
    sign_in(desk)
    with desk.expect_download() as download:
        desk.get_by_role("link", name="Download as one file").click()
    assert json.loads(download.value.path().read_text("utf-8"))["name"] == "Анна Каренина"

    desk.get_by_role("button", name="Delete me from the club").click()
    typed = desk.get_by_role("dialog").get_by_role("textbox")
    typed.fill("Анна")
    desk.get_by_role("button", name="Delete for ever").click()
    expect(desk.get_by_role("dialog").get_by_role("alert")).to_contain_text("not your name")
    check_the_look(desk)
    shoot(desk, "account-delete")
    typed.fill("Анна Каренина")
    desk.get_by_role("button", name="Delete for ever").click()
    desk.wait_for_url("**/")
    expect(phone.get_by_role("dialog")).to_contain_text("На этом устройстве вы вышли")
    come_in_again(desk)


def come_in_again(page: Page) -> None:
    """Whoever has been deleted is not known any more."""
    page.goto("/me")
    expect(page.get_by_label("Name at the table")).not_to_have_value("Анна Каренина")
    come_in(page, "Sign in", "anna@example.org", PASSWORD)
    expect(page.locator("[data-account] [role=alert]")).to_have_text("Wrong login or password")


def test_a_program_gets_its_token_once_and_loses_it(open_page: OpenPage, shoot: Shoot) -> None:
    phone = open_page(360, 640, touch=True)
    phone.goto("/me")
    programs = phone.locator("[data-programs]")
    programs.get_by_text("Мои программы").click()
    programs.get_by_label("Как её называть за столом").fill("Глубокая мысль")
    programs.get_by_role("button", name="Получить ключ").click()
    token = programs.get_by_label("Ключ программы «Глубокая мысль»")
    expect(token).to_be_visible()
    assert len(token.input_value()) > 40
    bearer = {"authorization": f"Bearer {token.input_value()}"}
    me = phone.context.request.get("/api/v1/me", headers={**bearer, "cookie": ""})
    assert me.json()["kind"] == "program"
    check_the_look(phone)
    shoot(phone, "program-phone")

    phone.reload()
    expect(programs.get_by_text("Глубокая мысль")).to_be_visible()
    expect(token).to_have_count(0)
    programs.get_by_role("button", name="Отозвать").click()
    expect(programs.get_by_text("Глубокая мысль")).to_have_count(0)
    assert phone.context.request.get("/api/v1/me", headers={**bearer, "cookie": ""}).status == 401
