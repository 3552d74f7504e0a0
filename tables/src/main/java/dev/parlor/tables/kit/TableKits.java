package dev.parlor.tables.kit;

import dev.parlor.games.GameId;
import dev.parlor.p2p.match.Games;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The games of a house as its clients show them, in the order in which they are offered. */
public record TableKits(List<TableKit<?, ?>> all) {
  public TableKits {
    all = List.copyOf(all);
  }

  /** These games as the protocol knows them. */
  public Games games() {
    return new Games(all.stream().map(TableKit::game).collect(Collectors.toList()));
  }

  public Optional<TableKit<?, ?>> find(GameId game) {
    for (TableKit<?, ?> kit : all) {
      if (kit.game().id().equals(game)) {
        return Optional.of(kit);
      }
    }
    return Optional.empty();
  }

  /** The card of a game that this house is certain to know. */
  public TableKit<?, ?> of(GameId game) {
    return find(game).orElseThrow(() -> new IllegalArgumentException("unknown game " + game));
  }

  /** The card of the game with this name. */
  public Optional<TableKit<?, ?>> named(String name) {
    return GameId.of(name).flatMap(this::find);
  }
}
