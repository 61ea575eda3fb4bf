"""What the club's OpenAPI says beyond what Litestar finds out by itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from litestar._openapi.schema_generation.plugins.struct import StructSchemaPlugin
from litestar.handlers import HTTPRouteHandler

from kingclub.server.route import refusals

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator
    from litestar.openapi.spec import Schema
    from litestar.typing import FieldDefinition

EVERYWHERE = (403, 422, 503)
"""Refused because of who asks or from where; because of what is asked; because nothing can be stored now."""


class StrictStructs(StructSchemaPlugin):
    """Says where unknown fields are refused: Litestar leaves that out."""

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        """The schema of a struct."""
        schema = super().to_openapi_schema(field_definition, schema_creator)
        if field_definition.type_.__struct_config__.forbid_unknown_fields:
            schema.additional_properties = False
        return schema


def documented(handlers: Iterable[HTTPRouteHandler]) -> Iterator[HTTPRouteHandler]:
    """The routes, each with the statuses with which every one of them may refuse."""
    for handler in handlers:
        handler.responses = {**refusals(*EVERYWHERE), **(handler.responses or {})}
        yield handler
