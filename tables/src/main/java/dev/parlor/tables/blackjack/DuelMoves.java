package dev.parlor.tables.blackjack;

import dev.parlor.games.blackjack.DuelAction;
import dev.parlor.games.blackjack.DuelChoice;
import dev.parlor.games.blackjack.DuelMove;
import dev.parlor.games.blackjack.DuelView;
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
import java.util.TreeSet;

/**
 * What a player of the Duel can press: the bet sheet, which is open from the start, and the buttons
 * of a hand.
 */
final class DuelMoves {
  private static final int STEP = 5;

  private DuelMoves() {}

  static void offer(SceneBuilder scene, Glimpse<DuelView> now, Picks picks) {
    List<DuelChoice> choices = now.all(DuelChoice.class);
    for (DuelChoice choice : choices) {
      choice
          .<Runnable>match(
              new DuelChoice.Cases<>(
                  bet -> () -> scene.sheet(Optional.of(sheet(bet, picks))),
                  play -> () -> scene.move(move(play, choices.size() == 1))))
          .run();
    }
  }

  private static Move move(DuelChoice.Play play, boolean alone) {
    Phrase label =
        play.cost() > 0
            ? Phrase.of("blackjack.move.cost", name(play.move()), Phrase.amount(play.cost()))
            : name(play.move());
    Deed deed = new Deed.Act(play.move());
    return play.move() == DuelMove.HIT || alone
        ? Move.usual(key(play.move()), label, deed)
        : Move.normal(key(play.move()), label, deed);
  }

  private static Phrase name(DuelMove move) {
    return Phrase.of(move.key());
  }

  static String key(DuelMove move) {
    return switch (move) {
      case HIT -> "h";
      case STAND -> "s";
      case DOUBLE -> "d";
      case SPLIT -> "p";
      case BUST -> "b";
      case BLACKJACK -> "n";
    };
  }

  private static Sheet sheet(DuelChoice.PlaceBet bet, Picks picks) {
    int amount = Math.max(bet.min(), Math.min(bet.max(), picks.amount().orElse(bet.min())));
    TreeSet<Integer> sizes =
        new TreeSet<>(List.of(bet.min(), (bet.min() + bet.max()) / 2 / STEP * STEP, bet.max()));
    List<Sheet.Preset> presets = new ArrayList<>();
    for (int size : sizes) {
      if (size >= bet.min() && size <= bet.max()) {
        presets.add(new Sheet.Preset(Phrase.of("blackjack.preset", Phrase.amount(size)), size));
      }
    }
    return new Sheet.Amount(
        Phrase.of("blackjack.sheet.bet"),
        bet.min(),
        bet.max(),
        STEP,
        amount,
        presets,
        Move.usual(
            String.valueOf(amount),
            Phrase.of("blackjack.move.bet", Phrase.amount(amount)),
            new Deed.Act(new DuelAction.Bet(amount))));
  }
}
