package dev.parlor.terminal.play;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.bot.HoldemPlayer;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.Emote;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.testing.sim.LikeKit;
import dev.parlor.p2p.verdict.Breakage;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.rim.table.Company;
import dev.parlor.rim.table.QuietStrand;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Moments of three at hold'em, as the first of them sees them. A test names each moment. */
final class PokerMoments {
  static final long NOW = 1_000_000;
  static final TableView<PokerView> VIEW = played();

  private PokerMoments() {}

  private static TableView<PokerView> played() {
    Company<HoldemState, PokerView> company =
        new Company<>(
            PokerKit.KIT,
            new HoldemPlayer(),
            3,
            Map.of("handLimit", "1"),
            SeededEntropy::new,
            4,
            new QuietStrand(Runnable::run, NOW));
    company.gather();
    company.play();
    return company.session(0).view();
  }

  /** A moment with a ready deck, at which these seats are not there. */
  static TableView<PokerView> seats(Set<Integer> away, Set<Integer> gone) {
    return view(0, away, gone, List.of(), true, List.of(), Optional.empty(), 0);
  }

  /** A moment at which this seat orders, and these are not there. */
  static TableView<PokerView> heldBy(int holder, Set<Integer> away) {
    return view(holder, away, Set.of(), List.of(), true, List.of(), Optional.empty(), 0);
  }

  static TableView<PokerView> lied(List<Verdict> lies, boolean deck) {
    return view(0, Set.of(), Set.of(), lies, deck, List.of(), Optional.empty(), 0);
  }

  static TableView<PokerView> saying(List<Emote.Said> emotes) {
    return view(0, Set.of(), Set.of(), List.of(), true, emotes, Optional.empty(), 0);
  }

  static TableView<PokerView> broken(Breakage why) {
    return view(0, Set.of(), Set.of(), List.of(), true, List.of(), Optional.of(why), 0);
  }

  static TableView<PokerView> watched(int onlookers) {
    return view(0, Set.of(), Set.of(), List.of(), true, List.of(), Optional.empty(), onlookers);
  }

  private static TableView<PokerView> view(
      int holder,
      Set<Integer> away,
      Set<Integer> gone,
      List<Verdict> lies,
      boolean deck,
      List<Emote.Said> emotes,
      Optional<Breakage> broken,
      int onlookers) {
    return new TableView<>(
        TableView.Stage.PLAYING,
        new TableView.Circle(
            VIEW.invite(),
            VIEW.roster(),
            new TableSeat(holder),
            VIEW.sas(),
            TableView.Gathering.NONE,
            onlookers),
        new TableView.Board<>(1, VIEW.seats(), 0, VIEW.game(), List.of(), null, deck),
        new TableView.Missed(Set.of(), away, gone),
        Optional.empty(),
        Set.of(),
        VIEW.rematch(),
        lies,
        broken,
        emotes);
  }

  /** A moment after the end, at which these have signed. */
  static TableView<PokerView> over(TableView.Stage stage, Set<Integer> signed) {
    return new TableView<>(
        stage,
        VIEW.circle(),
        VIEW.board(),
        new TableView.Missed(Set.of(), Set.of(), Set.of()),
        VIEW.outcome(),
        signed,
        VIEW.rematch(),
        List.of(),
        Optional.empty(),
        List.of());
  }

  /** A moment of a game in which coins are drawn. */
  static GameKit<HoldemState, PokerView> withCoins() {
    GameKit<HoldemState, PokerView> kit = PokerKit.KIT;
    return new LikeKit<>(kit) {
      @Override
      public boolean hiding() {
        return false;
      }
    };
  }
}
