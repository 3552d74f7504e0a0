package dev.parlor.terminal.play;

import dev.parlor.games.Dice;
import dev.parlor.games.GameId;
import dev.parlor.games.Setup;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.terminal.Rim;
import dev.parlor.terminal.Texts;
import dev.parlor.terminal.json.JsonLine;
import dev.parlor.terminal.screen.Look;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;

/** Sets up a table in this process and plays on it. */
final class PracticeTable {
  private static final int USUAL_PLAYERS = 3;
  private static final int SEEDS = 1_000_000_000;

  private PracticeTable() {}

  /** As many as asked for, or three where the game allows it. */
  static int players(Offer<?, ?> offer, TableOptions options) {
    GameId id = offer.game().id();
    int usual = Math.max(id.minSeats(), Math.min(id.maxSeats(), USUAL_PLAYERS));
    return options.players().orElse(usual);
  }

  /** A table as it was asked for. */
  static PracticeNotes.Table table(
      Offer<?, ?> offer, TableOptions options, int players, int people) {
    Setup setup = new Setup(players, options.options());
    Tables.check(setup, offer.game());
    long seed = options.seed().orElseGet(() -> (long) new SecureRandom().nextInt(SEEDS));
    return new PracticeNotes.Table(
        offer.game().id().id(), players, people, seed, options.options());
  }

  /** Plays on, after what was typed before. */
  static <S, V> void play(
      Offer<S, V> offer,
      PracticeNotes.Table at,
      PracticeNotes notes,
      DisplayOptions options,
      Rim rim) {
    Setup setup = new Setup(at.players(), at.options());
    Dice dice = Dice.seeded(at.seed());
    Dice thoughts = Dice.seeded(~at.seed());
    LocalTable<S, V> table = new LocalTable<>(offer.game(), setup, Dealer.seeded(dice));
    Texts texts = rim.texts();
    LocalSitting<S, V> sitting =
        new LocalSitting<>(
            table,
            offer.computer(),
            thoughts,
            at.people(),
            names(texts, at.players(), at.people()));
    String left = notes.areKept() ? "play.left" : "play.left.unkept";
    boolean played =
        Parting.during(
            rim, () -> run(offer, sitting, notes, options, rim), texts.text(left, at.seed()));
    if (played) {
      notes.forget();
    }
    Voice voice = new Voice(rim, options.json());
    JsonLine end =
        sitting
            .outcome()
            .map(outcome -> JsonDisplay.over(outcome, sitting.names()))
            .orElseGet(() -> Voice.event("left"));
    voice.say(end.with("seed", at.seed()), played ? "play.over" : left, at.seed());
  }

  /** You, then the computer players by name; several people are numbered. */
  private static List<String> names(Texts texts, int players, int people) {
    String[] computers = texts.text("play.computers").split(" ", -1);
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < players; seat++) {
      if (seat >= people) {
        names.add(computers[(seat - people) % computers.length]);
      } else {
        names.add(people == 1 ? texts.text("play.you") : texts.text("play.person", seat + 1));
      }
    }
    return names;
  }

  /** Chooses the display and runs the game on it. */
  private static <S, V> boolean run(
      Offer<S, V> offer, Sitting<V> sitting, PracticeNotes notes, DisplayOptions options, Rim rim) {
    Look look = Look.of(rim.environment());
    String title = look.texts().text("game." + offer.game().id().id());
    List<String> rules = RulesCommand.lines(offer.game().id(), look.texts());
    try (Display display =
        new NotedDisplay(Displays.open(rim, look, title, options), notes, notes.typed())) {
      return new PlayLoop<>(sitting, offer.screen(), display, look, rules).run();
    }
  }
}
