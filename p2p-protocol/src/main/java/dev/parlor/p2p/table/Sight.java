package dev.parlor.p2p.table;

import dev.parlor.games.Choice;
import dev.parlor.p2p.clock.Clockwork;
import dev.parlor.p2p.lobby.Lobby;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.play.Part;
import dev.parlor.p2p.play.Play;
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
        lobby.invite(),
        1,
        lobby.shown(),
        lobby.shownSeat(),
        lobby.comparison().code(),
        null,
        List.of(),
        null,
        Set.of(),
        Set.of(),
        Set.of(),
        Optional.empty(),
        List.of(),
        false,
        gathered(Set.of()),
        TableView.Rematch.NONE,
        List.of(),
        TableSeat.HOST,
        Optional.empty(),
        List.of(),
        onlookers);
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
        lobby.invite(),
        playing.number(),
        playing.seats(),
        playing.seat,
        lobby.comparison().code(),
        picture,
        choices,
        playing.choosing.pending(),
        time.shownAsAwaited(),
        time.shownAsAway(table.lost()),
        match.attendance().gone(),
        match.outcome(),
        List.copyOf(table.verdicts()),
        playing.chores.hasVerified(),
        gathered(match.started()),
        new TableView.Rematch(
            playing.farewell.mayHaveRematch(),
            playing.farewell.mayAskForRematch(),
            match.rematch().asked()),
        table.roster().seats(),
        table.log().host,
        time.breakage(),
        emotes.said(match.seating()),
        onlookers);
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
