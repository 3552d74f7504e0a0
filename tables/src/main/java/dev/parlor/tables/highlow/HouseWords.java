package dev.parlor.tables.highlow;

import dev.parlor.games.highlow.HighLowAction;
import dev.parlor.games.highlow.HighLowChoice;
import dev.parlor.games.highlow.HighLowView;
import dev.parlor.games.highlow.ParlorLines;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Touch;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Move;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.SceneBuilder;
import dev.parlor.tables.scene.Sheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The words of the original that are for the house and not for the hand: {@code read sign}, {@code
 * rules 1}, {@code play 1}. The sign and the parts of the rules are sheets that lie over the table
 * until they are put away.
 */
final class HouseWords {
  private static final String SIGN = "read sign";
  private static final String RULES = "rules 1";
  private static final String PLAY = "play 1";

  /** The number that the picks hold while the sign is read; the parts of the rules follow. */
  private static final int READING_SIGN = 0;

  private HouseWords() {}

  static Optional<Touch> read(Glimpse<HighLowView> now, Picks picks, String text) {
    if (text.equals(SIGN) || text.equals("sign")) {
      return Optional.of(new Touch.Picked(picks.choosing(READING_SIGN)));
    } else if (text.matches("rules( [0-9]{1,2})?")) {
      return Optional.of(
          text.equals(RULES) || text.equals("rules")
              ? new Touch.Picked(picks.choosing(READING_SIGN + 1))
              : Touch.refused("highlow.oneGame"));
    } else if (text.matches("play( [0-9]{1,2})?")) {
      return Optional.of(play(now, text));
    }
    return Optional.empty();
  }

  /**
   * Starts another hand after one that is over. In the middle of a hand there is nothing to start.
   */
  private static Touch play(Glimpse<HighLowView> now, String text) {
    if (!text.equals(PLAY) && !text.equals("play")) {
      return Touch.refused("highlow.oneGame");
    }
    return now.offers(HighLowChoice.GoOn.class)
        ? Touch.does(new Deed.Act(HighLowAction.Word.CONTINUE))
        : Touch.refused("highlow.playing");
  }

  /** Whether something lies over the table. */
  static boolean isReading(Picks picks) {
    return picks.number().isPresent();
  }

  static void offer(SceneBuilder scene, Glimpse<HighLowView> now, Picks picks) {
    if (now.choices().isEmpty()) {
      return;
    }
    scene.move(
        Move.quiet(SIGN, Phrase.of("highlow.move.sign"), pick(picks.choosing(READING_SIGN))));
    scene.move(
        Move.quiet(RULES, Phrase.of("highlow.move.rules"), pick(picks.choosing(READING_SIGN + 1))));
    if (picks.number().isPresent()) {
      scene.sheet(Optional.of(sheet(now.view(), picks, picks.number().getAsInt())));
    }
  }

  private static Sheet sheet(HighLowView view, Picks picks, int reading) {
    List<Phrase> rules = new ArrayList<>();
    ParlorLines.rules().forEach(line -> rules.add(Parlance.phrase(line)));
    Deed away = pick(picks.cleared());
    List<Move> moves = new ArrayList<>();
    if (reading > READING_SIGN && reading < rules.size()) {
      moves.add(Move.usual("1", Phrase.of("highlow.move.more"), pick(picks.choosing(reading + 1))));
    }
    moves.add(Move.normal(String.valueOf(moves.size() + 1), Phrase.of("highlow.move.away"), away));
    Phrase words =
        reading == READING_SIGN ? sign(view.pot()) : rules.get(Math.min(reading, rules.size()) - 1);
    return new Sheet.Options(words, moves);
  }

  private static Phrase sign(int pot) {
    List<Phrase> lines = new ArrayList<>();
    ParlorLines.sign(pot).forEach(line -> lines.add(Parlance.phrase(line)));
    return new Phrase("highlow.sign", List.copyOf(lines));
  }

  private static Deed pick(Picks next) {
    return new Deed.Pick(next);
  }
}
