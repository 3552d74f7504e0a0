package dev.parlor.p2p.table;

import dev.parlor.games.Choice;
import dev.parlor.p2p.clock.Clockwork;
import dev.parlor.p2p.lobby.Lobby;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.play.Part;
import dev.parlor.p2p.play.Play;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.seating.TableSeat;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The table as this phone may show it now: its lobby until the roster is closed, then its match.
 */
final class Sight<S, V> {
  private final Lobby lobby;
  private final @Nullable Play<S, V> play;
  private final @Nullable Part<S, V> part;
  private final @Nullable Clockwork<S, V> clocks;
  private final Emotes emotes;
  private final int onlookers;

  Sight(
      Lobby lobby,
      @Nullable Play<S, V> play,
      @Nullable Clockwork<S, V> clocks,
      Emotes emotes,
      int onlookers) {
    this.emotes = emotes;
    this.onlookers = onlookers;
    this.clocks = clocks;
    this.lobby = lobby;
    this.play = play;
    this.part = play == null ? null : play.part();
  }

  /** The table before the roster is closed. */
  TableView<V> gathering() {
    return new TableView<>(
        stage(),
        circle(Set.of(), List.of(), TableSeat.HOST),
        TableView.Board.empty(lobby.shown(), lobby.shownSeat()),
        TableView.Missed.NOBODY,
        Optional.empty(),
        Set.of(),
        TableView.Rematch.NONE,
        List.of(),
        Optional.empty(),
        List.of());
  }

  /**
   * The table from then on.
   *
   * @param picture what the rules show to this seat
   */
  TableView<V> match(@Nullable V picture) {
    Play<S, V> table = Objects.requireNonNull(play);
    Clockwork<S, V> time = Objects.requireNonNull(clocks);
    Part<S, V> playing = table.part();
    Match<S, V> match = playing.match;
    List<Choice> choices = List.of();
    if (match.hasBegun() && playing.mayChoose()) {
      choices = match.kit().game().choices(match.state(), playing.seat, playing.own);
    }
    return new TableView<>(
        stage(),
        circle(match.started(), table.roster().seats(), table.log().host),
        new TableView.Board<>(
            playing.number(),
            playing.seats(),
            playing.seat,
            picture,
            choices,
            playing.choosing.pending(),
            playing.chores.hasVerified()),
        new TableView.Missed(
            time.shownAsAwaited(), time.shownAsAway(table.lost()), match.attendance().gone()),
        match.outcome(),
        match.ending().closing().map(closing -> closing.signatures().keySet()).orElse(Set.of()),
        new TableView.Rematch(
            playing.farewell.mayHaveRematch(),
            playing.farewell.mayAskForRematch(),
            match.rematch().asked()),
        List.copyOf(table.verdicts()),
        time.breakage(),
        emotes.said(match.seating()));
  }

  private TableView.Circle circle(Set<Integer> ready, List<Join> roster, TableSeat holder) {
    return new TableView.Circle(
        lobby.invite(), roster, holder, lobby.comparison().code(), gathered(ready), onlookers);
  }

  private TableView.Gathering gathered(Set<Integer> ready) {
    return new TableView.Gathering(
        lobby.comparison().closings(), lobby.missing(), ready, lobby.breakUp().why());
  }

  TableView.Stage stage() {
    if (lobby.hasEnded()) {
      return TableView.Stage.BROKEN;
    } else if (part == null || clocks == null) {
      return TableView.Stage.LOBBY;
    } else if (clocks.isBroken()) {
      return TableView.Stage.BROKEN;
    } else if (!part.match.hasBegun()) {
      return TableView.Stage.COMPARING;
    } else if (part.isRunning()) {
      return TableView.Stage.PLAYING;
    }
    return part.farewell.isSignedByAll() ? TableView.Stage.FINISHED : TableView.Stage.SIGNING;
  }
}
