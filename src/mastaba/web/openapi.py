"""What Litestar's OpenAPI description can't derive: the body of errors, and that news are an object."""

from __future__ import annotations

from litestar import Litestar
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Schema

ERROR_BODY = Schema(
    type=OpenAPIType.OBJECT,
    required=["error"],
    properties={
        "error": Schema(type=OpenAPIType.STRING, description="Why, in one sentence, in English."),
        "message": Schema(type=OpenAPIType.OBJECT, description="The same for readers: see docs/api.md."),
        "rule": Schema(
            type=[OpenAPIType.STRING, OpenAPIType.NULL], description="The rule that forbids a move (422)."
        ),
        "news": Schema(type=OpenAPIType.OBJECT, description="The present state of the table (409)."),
    },
)
ERROR = OpenAPIResponse(
    "An error: the call was not done.", content={"application/json": OpenAPIMediaType(schema=ERROR_BODY)}
)
NEWS = Schema(
    type=OpenAPIType.OBJECT, description="News: all that the caller may know of the table. See docs/api.md."
)


def complete(app: Litestar) -> Litestar:
    """The application, with its description completed."""
    for item in (app.openapi_schema.paths or {}).values():
        for call in (item.get, item.post, item.put, item.delete):
            if call is None or call.responses is None:
                continue
            call.responses.pop("400", None)
            for answer in call.responses.values():
                for media in (answer.content or {}).values() if isinstance(answer, OpenAPIResponse) else []:
                    if isinstance(media.schema, Schema) and media.schema.type == OpenAPIType.STRING:
                        media.schema = NEWS
            call.responses["default"] = ERROR
    return app
