package dev.parlor.tables.poker;

import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.poker.hand.PokerChoice;
import dev.parlor.games.poker.hand.PokerLimits;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Move;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.SceneBuilder;
import dev.parlor.tables.scene.Sheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a player of hold'em can press: the buttons, and the sheet of a raise. */
final class PokerMoves {
  static final String RAISE = "raise";

  private PokerMoves() {}

  static void offer(SceneBuilder scene, Glimpse<PokerView> now, Picks picks) {
    now.choice(PokerChoice.Check.class)
        .ifPresent(
            check ->
                scene.move(
                    Move.usual("k", Phrase.of("poker.move.check"), act(PokerAction.Word.CHECK))));
    now.choice(PokerChoice.Call.class)
        .ifPresent(
            call ->
                scene.move(
                    Move.usual(
                        "c",
                        amount("poker.move.call", call.amount()),
                        act(PokerAction.Word.CALL))));
    now.choice(PokerChoice.Fold.class)
        .ifPresent(
            fold ->
                scene.move(
                    Move.normal("f", Phrase.of("poker.move.fold"), act(PokerAction.Word.FOLD))));
    raise(now)
        .ifPresent(
            raise -> {
              int to = staged(raise, picks);
              scene.move(
                  Move.normal(
                      "r",
                      Phrase.of(raise.opens() ? "poker.move.bets" : "poker.move.raises"),
                      new Deed.Pick(picks.staking(to).opening(RAISE))));
              if (picks.open().equals(RAISE)) {
                scene.sheet(Optional.of(sheet(now, raise, to)));
              }
            });
    now.choice(PokerChoice.AllIn.class)
        .ifPresent(
            all ->
                scene.move(
                    Move.grave(
                        "a",
                        amount("poker.move.allIn", all.amount()),
                        act(PokerAction.Word.ALL_IN))));
  }

  /** The raise that can be chosen; empty where only the whole stack is left. */
  private static Optional<PokerChoice.Raise> raise(Glimpse<PokerView> now) {
    return now.choice(PokerChoice.Raise.class).filter(raise -> raise.min() < raise.max());
  }

  private static int staged(PokerChoice.Raise raise, Picks picks) {
    int wished = picks.amount().orElse(raise.min());
    return Math.max(raise.min(), Math.min(raise.max(), wished));
  }

  private static Sheet sheet(Glimpse<PokerView> now, PokerChoice.Raise raise, int to) {
    List<Sheet.Preset> presets = new ArrayList<>();
    for (PokerView.Preset preset : now.view().presets()) {
      presets.add(new Sheet.Preset(Phrase.of(preset.key()), preset.to()));
    }
    String key = raise.opens() ? "poker.move.bet" : "poker.move.raise";
    boolean all = to == raise.max();
    Phrase label = all ? allIn(now, raise) : amount(key, to);
    Deed deed = act(new PokerAction.Raise(to));
    Move done = all ? Move.grave("a", label, deed) : Move.usual("r" + to, label, deed);
    return new Sheet.Amount(
        Phrase.of(raise.opens() ? "poker.sheet.bet" : "poker.sheet.raise"),
        raise.min(),
        raise.max(),
        now.view().blinds().big(),
        to,
        presets,
        done);
  }

  /** The label of the button for all chips. It shows the number that the sheet shows. */
  private static Phrase allIn(Glimpse<PokerView> now, PokerChoice.Raise raise) {
    return raise.opens()
        ? amount("poker.move.allIn", stack(now))
        : amount("poker.move.raise.allIn", raise.max());
  }

  private static int stack(Glimpse<PokerView> now) {
    return now.view().limits().map(PokerLimits::stack).orElse(0);
  }

  static Phrase amount(String key, int amount) {
    return Phrase.of(key, Phrase.amount(amount));
  }

  private static Deed act(PokerAction action) {
    return new Deed.Act(action);
  }
}
