"""The cookie that brings a browser back as the same person."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie

NAME = "kingclub"
MAX_AGE_SECONDS = 365 * 24 * 3600


def read_cookie(header: str | None) -> str | None:
    """The token in a `Cookie` header."""
    try:
        morsel = SimpleCookie(header or "").get(NAME)
    except CookieError:
        return None
    return morsel.value if morsel is not None and morsel.value else None


def set_cookie(token: str, *, is_secure: bool) -> str:
    """The value of a `Set-Cookie` header. Over plain HTTP, as on a Wi‑Fi, the cookie cannot be `Secure`."""
    secure = "; Secure" if is_secure else ""
    return f"{NAME}={token}; Path=/; Max-Age={MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax{secure}"


def clear_cookie() -> str:
    """The value of a `Set-Cookie` header after which the browser has none."""
    return f"{NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
