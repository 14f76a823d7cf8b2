"""The services behind both doors."""

from __future__ import annotations

from croupier.server.application.house import House
from google.protobuf.descriptor import ServiceDescriptor

from .analysis import Analysis
from .catalog import Catalog
from .games import Games


class Services:
    """One of each, so that what they keep encoded is kept once."""

    def __init__(self, house: House, doors: tuple[str, ...]) -> None:
        self._by_name: dict[str, object] = {
            "CatalogService": Catalog(house.limits, doors),
            "GameService": Games(house),
            "AnalysisService": Analysis(house),
        }

    def of(self, descriptor: ServiceDescriptor) -> object:
        """The one whose methods a descriptor names."""
        return self._by_name[descriptor.name]
