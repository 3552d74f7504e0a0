package dev.parlor.terminal.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.testing.liars.Liar;
import dev.parlor.p2p.testing.liars.Trial;
import dev.parlor.p2p.testing.troupe.Exposed;
import dev.parlor.p2p.verdict.Breakage;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.Around;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Trust;
import dev.parlor.tables.sitting.SeatGlimpses;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Verdicts;
import dev.parlor.tables.words.Words;
import dev.parlor.terminal.shell.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** For every liar of the catalogue that is named, a terminal tells who lied, and what about. */
class EveryLiarOnTheScreenTest {
  private static final long SEED = 7;

  /**
   * One of so many liars is looked at; at night each of them. By day the other client looks at
   * other ones.
   */
  private static final int STEP = Integer.getInteger("parlor.screens.step", 4);

  private static final int FIRST = 2;
  private static final List<Texts> LANGUAGES =
      List.of(Texts.in(Locale.ENGLISH), Texts.in(Locale.GERMAN));

  @Test
  void whoLiedAndWhatAboutIsOnTheScreensOfTheHonest() {
    List<Trial.Verdict> tables = Exposed.oneOf(STEP, FIRST, SEED);
    List<String> wrong = new ArrayList<>();
    for (Trial.Verdict table : tables) {
      boolean somebodySays = false;
      for (TableView<?> view : table.screens()) {
        Optional<String> missing = missing(view, table.seat());
        somebodySays |= !missing.isPresent();
        if (table.liar().fate() == Liar.Fate.NAMED) {
          missing.ifPresent(what -> wrong.add(table.liar().name() + ": " + what));
        }
      }
      if (!somebodySays) {
        wrong.add(table.liar().name() + ": nobody says it");
      }
    }
    assertEquals(List.of(), wrong, "seed " + SEED);
    assertTrue(tables.size() > 100 / STEP, () -> tables.size() + " liars");
  }

  /** What is missing on the screen; empty if nothing is. */
  private static <V> Optional<String> missing(TableView<V> view, TableSeat liar) {
    boolean named = false;
    for (Verdict verdict : view.verdicts()) {
      named |= verdict.seat().equals(liar);
      for (Texts texts : LANGUAGES) {
        if (view.game() != null && !says(view, verdict, texts)) {
          return Optional.of("the screen lacks " + verdict);
        }
      }
    }
    Optional<Verdict> lie = view.broken().flatMap(Breakage::lie);
    if (lie.isPresent() && !saysWhyItBroke(view, lie.get())) {
      return Optional.of("the screen does not say why the table broke");
    }
    return named ? Optional.empty() : Optional.of("the liar is not named");
  }

  /** Whether the lie is told among the news beside the game, and behind the shield. */
  private static <V> boolean says(TableView<V> view, Verdict verdict, Texts texts) {
    SeatGlimpses<V> glimpses = new SeatGlimpses<>(kit(view));
    SeatGlimpses.Own own = new SeatGlimpses.Own(List.of(), false, List.of());
    glimpses.next(calm(view), List.of(), own, 0);
    Glimpse<V> now = glimpses.next(view, List.of(), own, 0).orElseThrow();
    Around around = now.around();
    return tells(now.told(), view, verdict, texts)
        && tells(around.trust().verdicts(), view, verdict, texts)
        && around.trust().shield() == Trust.Shield.BROKEN;
  }

  private static boolean tells(List<Phrase> said, TableView<?> view, Verdict verdict, Texts texts) {
    Words words = new Words(texts.locale(), Bundles.common());
    String who = view.roster().get(verdict.seat().index()).callsign();
    String what = texts.text("offence." + verdict.kind());
    return said.stream()
        .map(phrase -> words.shown(phrase, Verdicts.speaker(view)))
        .anyMatch(sentence -> sentence.contains(who) && sentence.contains(what));
  }

  private static boolean saysWhyItBroke(TableView<?> view, Verdict lie) {
    String who = view.roster().get(lie.seat().index()).callsign();
    return LANGUAGES.stream()
        .allMatch(
            texts ->
                BrokenTable.why(view, texts)
                    .filter(why -> why.contains(who))
                    .filter(why -> why.contains(texts.text("offence." + lie.kind())))
                    .isPresent());
  }

  @SuppressWarnings("unchecked") // the view belongs to the game of its invitation
  private static <V> GameKit<?, V> kit(TableView<V> view) {
    return (GameKit<?, V>) Catalogue.SHIPPED.games().of(view.invite().orElseThrow().game());
  }

  /** The table as it was before anybody lied. */
  private static <V> TableView<V> calm(TableView<V> view) {
    return new TableView<>(
        view.stage(),
        view.circle(),
        view.board(),
        view.missed(),
        view.outcome(),
        view.signed(),
        view.rematch(),
        List.of(),
        Optional.empty(),
        List.of());
  }
}
