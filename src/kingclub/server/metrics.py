"""The page at `/metrics` that Prometheus reads.

Its client is imported when somebody first asks: the club's start does without it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from litestar import Response, get
from litestar.di import NamedDependency

from kingclub.club.refusal import NotAllowed
from kingclub.errors import Refused
from kingclub.server.caller import AnyRequest, is_host
from kingclub.server.desk import Desk
from kingclub.server.meter import Meter

if TYPE_CHECKING:
    from prometheus_client.metrics_core import Metric


def exposition(meter: Meter, *, connections: int, tables: Mapping[str, int]) -> bytes:
    """The counts as Prometheus reads them; `tables` by their stage."""
    from prometheus_client import CollectorRegistry, generate_latest

    class Counts:
        def collect(self) -> Iterator[Metric]:
            return _metrics(meter, connections, tables)

    registry = CollectorRegistry(auto_describe=False)
    registry.register(Counts())
    return generate_latest(registry)


def _metrics(meter: Meter, connections: int, tables: Mapping[str, int]) -> Iterator[Metric]:
    from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

    yield GaugeMetricFamily("kingclub_connections", "Sockets that are open.", connections)
    at_stage = GaugeMetricFamily("kingclub_tables", "Tables in service, by their stage.", labels=["stage"])
    for stage, count in tables.items():
        at_stage.add_metric([stage], count)
    yield at_stage
    yield CounterMetricFamily("kingclub_moves", "Calls and cards stored.", meter.moves)
    yield CounterMetricFamily("kingclub_outboxes_closed", "Clients cut off for not reading.", meter.overflows)
    for name, help_, label, counts in (
        ("kingclub_refusals", "What was refused, by its code.", "code", meter.refusals),
        ("kingclub_bot_fallbacks", "Thoughts given up for the rules of thumb.", "reason", meter.fallbacks),
    ):
        family = CounterMetricFamily(name, help_, labels=[label])
        for word, count in sorted(counts.items()):
            family.add_metric([word], count)
        yield family
    appends = meter.appends
    about = "From a request granted to its entry on disk."
    yield HistogramMetricFamily("kingclub_append_seconds", about, appends.buckets(), appends.total)
    thoughts = HistogramMetricFamily("kingclub_thought_seconds", "A bot's thought, by level.", labels=["level"])
    for level, spread in meter.thoughts.items():
        thoughts.add_metric([str(level)], spread.buckets(), spread.total)
    yield thoughts


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def metrics(request: AnyRequest, desk: NamedDependency[Desk]) -> Response[bytes]:
    """The counts, for programs on this machine."""
    if not is_host(request):
        raise Refused(NotAllowed())
    stages = {stage.value: count for stage, count in desk.house.stages().items()}
    page = exposition(desk.meter, connections=len(desk.connections), tables=stages)
    return Response(page, media_type="text/plain; version=0.0.4")  # the charset is added to it
