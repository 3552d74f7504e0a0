package dev.parlor.p2p.match;

import dev.parlor.games.GameId;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The games that a house knows, as their cards, in the order in which it offers them. */
public record Games(List<GameKit<?, ?>> kits) {
  public Games {
    kits = List.copyOf(kits);
    Set<Object> taken = new HashSet<>();
    for (GameKit<?, ?> kit : kits) {
      if (!taken.add(kit.id()) || !taken.add(kit.code())) {
        throw new IllegalArgumentException("a name or code twice: " + kit.id());
      }
    }
  }

  public static Games of(GameKit<?, ?>... kits) {
    return new Games(List.of(kits));
  }

  public List<GameId> ids() {
    return kits.stream().map(GameKit::id).collect(Collectors.toList());
  }

  /** The card of a game; empty when nobody here knows it. */
  public Optional<GameKit<?, ?>> find(GameId game) {
    for (GameKit<?, ?> kit : kits) {
      if (kit.id().equals(game)) {
        return Optional.of(kit);
      }
    }
    return Optional.empty();
  }

  /** The card of a game that this house is certain to know. */
  public GameKit<?, ?> of(GameId game) {
    return find(game).orElseThrow(() -> new IllegalArgumentException("unknown game " + game));
  }

  /** The card of the game with this name. */
  public Optional<GameKit<?, ?>> named(String name) {
    return GameId.of(name).flatMap(this::find);
  }

  /** The card of the game with this number, as signs in the air have it. */
  public Optional<GameKit<?, ?>> coded(int code) {
    for (GameKit<?, ?> kit : kits) {
      if (kit.code() == code) {
        return Optional.of(kit);
      }
    }
    return Optional.empty();
  }

  /**
   * The line of a game's results that says how well all did together; empty where a game has
   * winners.
   */
  public String best(GameId game) {
    return find(game).map(GameKit::best).orElse("");
  }

  /** Whether all share one outcome, so that a leaderboard ranks how well they did together. */
  public boolean together(GameId game) {
    return !best(game).isEmpty();
  }

  /** Whether a station keeps a leaderboard of this game. */
  public boolean ranked(GameId game) {
    return find(game).filter(GameKit::ranked).isPresent();
  }
}
