package dev.parlor.p2p.testing.sim;

import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.GameId;
import dev.parlor.games.Reflexes;
import dev.parlor.p2p.match.GameKit;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A game with its computer players, and options that make a match short.
 *
 * @param patient players who wait, so that the stock runs out once, if the game has one
 * @param brief options with which a match takes some hands instead of an evening
 */
public record Bots<S, V>(
    GameKit<S, V> kit,
    ComputerPlayer<S> player,
    @Nullable Reflexes<S> reflexes,
    ComputerPlayer<S> patient,
    Map<String, String> brief,
    Set<Trait> traits) {
  public Bots {
    brief = Map.copyOf(brief);
    traits = Set.copyOf(traits);
  }

  /** A game of which nothing more is known than how it is played. */
  public Bots(
      GameKit<S, V> kit,
      ComputerPlayer<S> player,
      @Nullable Reflexes<S> reflexes,
      Map<String, String> brief) {
    this(kit, player, reflexes, player, brief, Set.of());
  }

  public Bots(GameKit<S, V> kit, ComputerPlayer<S> player, @Nullable Reflexes<S> reflexes) {
    this(kit, player, reflexes, Map.of());
  }

  public GameId id() {
    return kit.id();
  }

  /** This game with players who wait for the stock to run out. */
  public Bots<S, V> waiting() {
    return patient == player ? this : new Bots<>(kit, patient, null, patient, brief, traits);
  }

  @Override
  public String toString() {
    return kit.id().id();
  }
}
