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
 * @param lead who leads before the end, in a game that shows it
 */
public record Bots<S, V>(
    GameKit<S, V> kit,
    ComputerPlayer<S> player,
    @Nullable Reflexes<S> reflexes,
    ComputerPlayer<S> patient,
    Map<String, String> brief,
    Set<Trait> traits,
    @Nullable Ahead<S> lead) {
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
    this(kit, player, reflexes, player, brief, Set.of(), null);
  }

  /** A game that has no patient players. */
  public Bots(
      GameKit<S, V> kit, ComputerPlayer<S> player, Map<String, String> brief, Set<Trait> traits) {
    this(kit, player, null, player, brief, traits, null);
  }

  public Bots(GameKit<S, V> kit, ComputerPlayer<S> player, @Nullable Reflexes<S> reflexes) {
    this(kit, player, reflexes, Map.of());
  }

  public GameId id() {
    return kit.id();
  }

  /** This game with players who wait for the stock to run out. */
  public Bots<S, V> waiting() {
    return patient == player ? this : new Bots<>(kit, patient, null, patient, brief, traits, lead);
  }

  /** How far ahead a seat is in a state of this game; 0 when that can't be seen. */
  @SuppressWarnings("unchecked") // only matches of this game ask
  public long lead(Object state, int seat) {
    return lead == null ? 0 : lead.of((S) state, seat);
  }

  @Override
  public String toString() {
    return kit.id().id();
  }
}
