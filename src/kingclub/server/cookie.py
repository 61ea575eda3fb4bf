"""The cookie that brings a browser back as the same person."""

from __future__ import annotations

NAME = "kingclub"
MAX_AGE_SECONDS = 365 * 24 * 3600


def read_cookie(header: str | None) -> str | None:
    """The token in a `Cookie` header, whatever else on this machine has put in it."""
    parts = (part.partition("=") for part in (header or "").split(";"))
    tokens = [value.strip() for name, _, value in parts if name.strip() == NAME and value.strip()]
    return tokens[-1] if tokens else None


def set_cookie(token: str, *, is_secure: bool) -> str:
    """The value of a `Set-Cookie` header. Over plain HTTP, as on a Wi‑Fi, the cookie cannot be `Secure`."""
    secure = "; Secure" if is_secure else ""
    return f"{NAME}={token}; Path=/; Max-Age={MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax{secure}"


def clear_cookie() -> str:
    """The value of a `Set-Cookie` header after which the browser has none."""
    return f"{NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
