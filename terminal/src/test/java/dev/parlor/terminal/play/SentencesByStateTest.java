package dev.parlor.terminal.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.parlor.games.Timer;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerView;
import dev.parlor.p2p.clock.Countdown;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.Emote;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.verdict.Breakage;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Stage;
import dev.parlor.tables.poker.PokerTable;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.SeatGlimpses;
import dev.parlor.tables.words.Verdicts;
import dev.parlor.terminal.screen.Look;
import dev.parlor.terminal.table.Sentences;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Every sentence at a table between devices, with the state in which it is told. Sentences are
 * about who is there, why the cards can be trusted, who lied and whose turn it is. {@code
 * sentences-by-state.txt} lists them for a reader to judge. Phone and terminal share them; the bar
 * of the phone has a list of its own.
 */
class SentencesByStateTest {
  private static final Sentences WORDS =
      Kits.sentences(Catalogue.SHIPPED.of(PokerKit.KIT.id()), Look.of(Map.of()), false);
  private static final TableView<PokerView> CALM = PokerMoments.seats(Set.of(), Set.of());

  private final List<String> said = new ArrayList<>();

  @SafeVarargs
  private Scene show(
      GameKit<HoldemState, PokerView> kit,
      List<Countdown> clocks,
      List<String> told,
      TableView<PokerView>... moments) {
    SeatGlimpses<PokerView> glimpses = new SeatGlimpses<>(kit);
    SeatGlimpses.Own own = new SeatGlimpses.Own(List.of(), false, List.of());
    Glimpse<PokerView> last = null;
    for (TableView<PokerView> moment : moments) {
      last = glimpses.next(moment, clocks, own, PokerMoments.NOW).orElseThrow();
    }
    Glimpse<PokerView> now = Objects.requireNonNull(last);
    Scene scene = new PokerTable().scene(now, Picks.NONE);
    told.addAll(WORDS.say(now.told(), scene));
    return scene;
  }

  private void note(String state, String sentence) {
    String named = sentence;
    for (int seat = 0; seat < 3; seat++) {
      named =
          named.replace(
              PokerMoments.VIEW.seats().get(seat).callsign(),
              List.of("ADA", "BELA", "CLEO").get(seat));
    }
    said.add(state + " | " + named);
  }

  /** Notes the news, and the words on the plate of this seat while the rules wait for it. */
  @SafeVarargs
  private void presence(String state, int seat, TableView<PokerView>... moments) {
    List<String> told = new ArrayList<>();
    Scene scene = show(PokerKit.KIT, List.of(), told, moments);
    Plate plate = scene.plates().get(seat).toned(Plate.Tone.IN_TURN, Phrase.of("state.acting"));
    String whose = seat == 0 ? ", oneself" : "";
    note(
        state + whose,
        "told: " + String.join(", ", told) + " | seat: " + WORDS.say(plate.state(), scene));
  }

  private void presence(int seat) {
    TableView<PokerView> away = PokerMoments.seats(Set.of(seat), Set.of());
    TableView<PokerView> gone = PokerMoments.seats(Set.of(), Set.of(seat));
    presence("here", seat, CALM, CALM);
    presence("here, then away", seat, CALM, away);
    presence("still away", seat, CALM, away, away);
    presence("away, then back", seat, CALM, away, CALM);
    presence("here, then gone", seat, CALM, gone);
    presence("away, then put out", seat, CALM, away, gone);
    presence("still gone", seat, CALM, gone, gone);
  }

  /** Notes a change of the orderer, while the former one is there and while it is not. */
  private void holder(int seat) {
    int other = seat == 2 ? 1 : 2;
    presence(
        "held by " + (seat == 0 ? "oneself" : "somebody") + " now",
        seat,
        PokerMoments.heldBy(other, Set.of()),
        PokerMoments.heldBy(seat, Set.of()));
    presence(
        "who held it is away",
        seat,
        PokerMoments.heldBy(other, Set.of()),
        PokerMoments.heldBy(seat, Set.of(other)));
    presence(
        "held as before",
        seat,
        PokerMoments.heldBy(seat, Set.of()),
        PokerMoments.heldBy(seat, Set.of()));
  }

  /** Notes silence that costs rounds, and the way back. */
  private void silence(int seat) {
    SeatGlimpses<PokerView> glimpses = new SeatGlimpses<>(PokerKit.KIT);
    SeatGlimpses.Own own = new SeatGlimpses.Own(List.of(), false, List.of());
    TableView<PokerView> away = PokerMoments.seats(Set.of(seat), Set.of());
    Countdown out = new Countdown(Countdown.What.SITS_OUT, seat, PokerMoments.NOW + 20_000);
    String whose = seat == 0 ? ", oneself" : "";
    glimpses.next(CALM, List.of(), own, PokerMoments.NOW);
    told("silent too long" + whose, glimpses.next(away, List.of(out), own, PokerMoments.NOW));
    told("sat out, then back" + whose, glimpses.next(CALM, List.of(), own, PokerMoments.NOW));
  }

  private void told(String state, Optional<Glimpse<PokerView>> moment) {
    Glimpse<PokerView> now = moment.orElseThrow();
    List<String> said = WORDS.say(now.told(), new PokerTable().scene(now, Picks.NONE));
    note(state, "told: " + String.join(", ", said));
  }

  private void watched(String state, int before, int now) {
    List<String> told = new ArrayList<>();
    show(PokerKit.KIT, List.of(), told, PokerMoments.watched(before), PokerMoments.watched(now));
    note(state, "told: " + String.join(", ", told));
  }

  private void shield(
      String state, GameKit<HoldemState, PokerView> kit, boolean deck, List<Verdict> lies) {
    Scene scene = show(kit, List.of(), new ArrayList<>(), PokerMoments.lied(lies, deck));
    note(state, WORDS.texts().text("shield." + scene.trust().shield().name()));
  }

  private void clock(Countdown.What what, int seat) {
    Countdown running = new Countdown(what, seat, PokerMoments.NOW + 20_000);
    Scene scene = show(PokerKit.KIT, List.of(running), new ArrayList<>(), CALM);
    String of = seat == 0 ? "oneself" : seat == Timer.ALL ? "all" : "somebody";
    note(
        "clock " + what + ", " + of,
        scene.clocks().isEmpty() ? "" : WORDS.say(scene.clocks().get(0).what(), scene));
  }

  private void say(String state, Phrase phrase, Scene scene) {
    note(state, WORDS.say(phrase, scene));
  }

  private void all() {
    presence(2);
    presence(0);
    holder(2);
    holder(0);
    silence(2);
    silence(0);
    watched("the first to watch", 0, 1);
    watched("one more to watch", 1, 2);
    watched("the last who watched has gone", 1, 0);
    Verdict lie = new Verdict(new TableSeat(1), Offence.WRONG_SHUFFLE, "x");
    shield("shield, sealed deck, not ready", PokerKit.KIT, false, List.of());
    shield("shield, sealed deck, ready", PokerKit.KIT, true, List.of());
    shield("shield, coins, before the first", PokerMoments.withCoins(), false, List.of());
    shield("shield, coins", PokerMoments.withCoins(), true, List.of());
    shield("shield, somebody lied", PokerKit.KIT, true, List.of(lie));
    shield(
        "shield, somebody lied where coins are drawn",
        PokerMoments.withCoins(),
        true,
        List.of(lie));
    for (Countdown.What what : Countdown.What.values()) {
      clock(what, 1);
      clock(what, 0);
    }
    clock(Countdown.What.TIMER, Timer.ALL);
    clock(Countdown.What.WINDOW, Timer.ALL);
    Scene scene = show(PokerKit.KIT, List.of(), new ArrayList<>(), CALM);
    say("turn, somebody", Stage.turn(1), scene);
    say("turn, oneself", Stage.turn(0), scene);
    say("turn, nobody is there", Phrase.of("prompt.paused"), scene);
    say("choice made, not ordered yet", Phrase.of("link.pending"), scene);
    say("match over", Phrase.of("prompt.over"), scene);
    for (Emote emote : Emote.values()) {
      List<String> told = new ArrayList<>();
      Emote.Said one = new Emote.Said(1, emote, 1);
      show(PokerKit.KIT, List.of(), told, CALM, PokerMoments.saying(List.of(one)));
      note("said by somebody", told.get(0));
    }
    for (int seat : new int[] {1, 0}) {
      for (Breakage.Why why : Breakage.Why.values()) {
        Breakage breakage =
            why == Breakage.Why.HOST_LIED
                ? Breakage.by(new Verdict(new TableSeat(seat), Offence.FORK, "x"))
                : Breakage.of(why, new TableSeat(seat));
        say(
            "broken, " + why + (seat == 0 ? ", oneself" : ""),
            Verdicts.broken(PokerMoments.broken(breakage)).orElseThrow(),
            scene);
      }
    }
    for (Offence offence : Offence.values()) {
      say("lie " + offence, Verdicts.of(CALM, new Verdict(new TableSeat(1), offence, "x")), scene);
    }
    say(
        "lie of oneself",
        Verdicts.of(CALM, new Verdict(new TableSeat(0), Offence.FORK, "x")),
        scene);
    say("lie of nobody", Verdicts.of(CALM, new Verdict(TableSeat.NONE, Offence.FORK, "x")), scene);
  }

  private static List<String> listed() throws IOException {
    try (InputStream in =
        SentencesByStateTest.class.getResourceAsStream("sentences-by-state.txt")) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("#")).toList();
    }
  }

  @Test
  void everySentenceIsListedWithTheStateInWhichItIsSaid() throws IOException {
    all();
    assertEquals(String.join("\n", listed()), String.join("\n", said));
  }

  /** Each of these sentences was once on a screen and could not be so. */
  @Test
  void nothingIsSaidThatCannotBeSo() {
    all();
    for (String line : said) {
      String state = line.substring(0, line.indexOf(" | "));
      String words = line.substring(line.indexOf(" | "));
      boolean notThere =
          state.startsWith("still")
              || state.contains("then away")
              || state.contains("put out")
              || state.contains("then gone");
      assertFalse(notThere && words.matches(".*(back|thinking|acting|waiting).*"), line);
      assertFalse(state.contains("coins") && words.contains("shuffle"), line);
      assertFalse(words.matches(".*(thinking|thinks).*"), line);
      boolean toldOneself = state.contains("oneself") && words.startsWith(" | told");
      assertFalse(toldOneself && words.matches(".*\\b(it|its|it has)\\b.*"), line);
    }
  }
}
