package dev.parlor.terminal.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.Game;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.card.Card;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.p2p.match.Ledger;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.tables.kit.Around;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Overview;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Trust;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** A match of computer players on one device. A test may look at it before every action. */
final class LocalMatch<S, V> {
  private static final int PATIENCE = 20_000;

  final TableKit<S, V> kit;
  final Game<S, V> game;
  final LocalTable<S, V> table;
  private final ComputerPlayer<S> player;
  private final Dice dice;

  /** Looks at a match before an action. */
  interface Look<S, V> {
    void at(LocalMatch<S, V> match, int seat, Action action);
  }

  LocalMatch(TableKit<S, V> kit, long seed) {
    this(kit, seed, Dealer.seeded(Dice.seeded(seed + 1)));
  }

  private LocalMatch(TableKit<S, V> kit, long seed, Dealer dealer) {
    this.kit = kit;
    this.game = kit.game().game();
    this.player = kit.computer();
    this.dice = Dice.seeded(seed);
    int seats = Math.max(2, game.seats().least());
    this.table = new LocalTable<>(game, new Setup(seats, kit.quick()), dealer);
  }

  void play(Look<S, V> look) {
    for (int step = 0; !table.finished().isPresent(); step++) {
      assertTrue(step < PATIENCE, "no end");
      Optional<Integer> next = game.toAct(table.state()).stream().findFirst();
      if (next.isPresent()) {
        int seat = next.get();
        Action action = player.choose(table.state(), seat, table.knowledge(seat), dice);
        look.at(this, seat, action);
        assertEquals(Optional.empty(), table.act(seat, action), () -> "refused: " + action);
      } else {
        passTime();
      }
    }
  }

  private void passTime() {
    Event event =
        table.window().isPresent()
            ? new Event.WindowClosed(Map.of())
            : new Event.Elapsed(table.timers().keySet().iterator().next());
    assertEquals(Optional.empty(), table.apply(event), () -> "refused: " + event);
  }

  /**
   * Checks that nothing is lost on the way, that the same event always does the same, and that the
   * end is final.
   */
  void keepsItsRules() {
    int seats = table.seats();
    List<S> before = new ArrayList<>(List.of(table.state()));
    table.watch(
        () -> {
          S then = before.set(0, table.state());
          assertEquals(Optional.empty(), Ledger.problem(kit.game(), then, table.state(), seats));
        });
    play(
        (match, seat, action) -> {
          Event event = new Event.Acted(seat, action);
          assertEquals(game.apply(table.state(), event), game.apply(table.state(), event));
          Action late = game.timeout(table.state(), seat, table.knowledge(seat));
          assertInstanceOf(
              Step.Accepted.class, game.apply(table.state(), new Event.Acted(seat, late)));
          assertTrue(!game.choices(table.state(), seat, table.knowledge(seat)).isEmpty());
        });
    assertEquals(table.finished(), game.outcome(table.state()));
    assertEquals(seats, table.finished().orElseThrow().standings().size());
    assertInstanceOf(
        Step.Refused.class, game.apply(table.state(), new Event.Returned(0)), "it is over");
  }

  /** Checks that every action comes back from its line and does the same. */
  void survivesItsLines() {
    play(
        (match, seat, action) -> {
          Line line = kit.game().lines().write(table.state(), seat, action);
          assertTrue(kit.game().lines().verbs().contains(line.verb()), line.toString());
          try {
            Action again = kit.game().lines().read(Line.parse(line.toString()));
            assertEquals(
                game.apply(table.state(), new Event.Acted(seat, action)),
                game.apply(table.state(), new Event.Acted(seat, again)),
                line.toString());
          } catch (Malformed unreadable) {
            throw new AssertionError(line.toString(), unreadable);
          }
        });
  }

  /**
   * Checks that before a card is opened for all, the table looks the same to an onlooker with any
   * deck, and that before every action no scene shows a face that was not shown to who looks.
   */
  static <S, V> void tellsNoFaceBeforeItIsShown(TableKit<S, V> kit) {
    LocalMatch<S, V> one = new LocalMatch<>(kit, 1, decks(1));
    one.looksLike(new LocalMatch<>(kit, 1, decks(2)));
    Set<Integer> shown = new TreeSet<>();
    one.play((match, seat, action) -> one.eachSeesItsOwn(shown));
    assertTrue(shown.contains(0) && shown.contains(1), "too few saw a face: " + shown);
  }

  private void eachSeesItsOwn(Set<Integer> shown) {
    Map<Slot, Card> opened = new HashMap<>();
    for (Event event : table.events()) {
      if (event instanceof Event.Opened open) {
        opened.put(open.slot(), open.card());
      }
    }
    for (int seat = Game.ONLOOKER; seat < table.seats(); seat++) {
      Knowledge own = seat == Game.ONLOOKER ? Knowledge.NONE : table.knowledge(seat);
      for (Map.Entry<Slot, Card> face : faces(scene(seat)).entrySet()) {
        Card open = opened.get(face.getKey());
        Card known = open == null ? own.face(face.getKey()) : open;
        assertEquals(known, face.getValue(), "seat " + seat + " sees " + face.getKey());
        shown.add(seat);
      }
    }
  }

  /** Checks that a device in the middle of the table shows each seat's table as all see it. */
  void showsInTheMiddleWhatAllSee() {
    play(
        (match, seat, action) -> {
          Scene middle = Overview.of(scene(seat));
          assertEquals(faces(scene(Game.ONLOOKER)), faces(middle), () -> "seat " + seat);
          assertTrue(middle.moves().isEmpty(), "nothing can be done there");
        });
  }

  private Scene scene(int seat) {
    Knowledge knowledge = seat == Game.ONLOOKER ? Knowledge.NONE : table.knowledge(seat);
    List<Choice> choices =
        seat == Game.ONLOOKER ? List.of() : game.choices(table.state(), seat, knowledge);
    Around around =
        new Around(
            1,
            1,
            Around.Party.onOneDevice(seat, Collections.nCopies(table.seats(), Person.here("A"))),
            Around.Mine.NOTHING,
            List.of(),
            Trust.of(Trust.Shield.ONE_DEVICE),
            Phrase.NONE,
            Optional.empty());
    V view = game.view(table.state(), seat, knowledge);
    return kit.mapper().scene(new Glimpse<>(view, choices, around), Picks.NONE);
  }

  private static Map<Slot, Card> faces(Scene scene) {
    Map<Slot, Card> faces = new TreeMap<>(Comparator.comparing(Slot::toString));
    Stream.concat(
            scene.zones().stream().flatMap(zone -> zone.spots().stream()),
            scene.stacks().stream().flatMap(stack -> stack.top().stream()))
        .forEach(
            spot -> {
              if (spot.face() != null) {
                faces.put(spot.slot().orElseThrow(), spot.face());
              }
            });
    return faces;
  }

  /** A dealer with other decks and the same lots. */
  private static Dealer decks(long seed) {
    Dealer shuffling = Dealer.seeded(Dice.seeded(seed));
    return new Dealer() {
      @Override
      public List<Card> shuffle(int deck, List<Card> cards) {
        return shuffling.shuffle(deck, cards);
      }

      @Override
      public int lot(int bound) {
        return 0;
      }
    };
  }

  private void looksLike(LocalMatch<S, V> other) {
    boolean opened =
        table.events().stream().anyMatch(Event.Opened.class::isInstance)
            || other.table.events().stream().anyMatch(Event.Opened.class::isInstance);
    if (!opened) {
      assertEquals(table.state(), other.table.state());
      assertEquals(onlooker(), other.onlooker());
    }
  }

  private V onlooker() {
    return game.view(table.state(), Game.ONLOOKER, Knowledge.NONE);
  }
}
