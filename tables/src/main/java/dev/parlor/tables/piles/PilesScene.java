package dev.parlor.tables.piles;

import dev.parlor.games.Dealt;
import dev.parlor.games.card.Card;
import dev.parlor.games.piles.Direction;
import dev.parlor.games.piles.Draw;
import dev.parlor.games.piles.Pile;
import dev.parlor.games.piles.PilesOdds;
import dev.parlor.games.piles.PilesSeat;
import dev.parlor.games.piles.PilesView;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Stage;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Gauge;
import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Move;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.SceneBuilder;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Stack;
import dev.parlor.tables.scene.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/** What a table of High/Low Piles shows: nine piles, the rest of the deck, and the guess. */
final class PilesScene {
  private PilesScene() {}

  static Scene of(Glimpse<PilesView> now, OptionalInt picked) {
    PilesView view = now.view();
    SceneBuilder scene = Stage.set(now, 1);
    scene.title(Phrase.of("piles.title", view.remaining(), openPiles(view)));
    for (int seat = 0; seat < view.seats().size(); seat++) {
      scene.plate(plate(now, seat));
    }
    for (int pile = 0; pile < view.piles().size(); pile++) {
      boolean chosen = picked.isPresent() && picked.getAsInt() == pile;
      scene.zone(pile(view, pile, chosen));
    }
    scene.stack(Stack.down(At.middle(At.Kind.STOCK), 0, view.remaining()));
    scene.prompt(prompt(now, picked));
    if (view.yourTurn() && picked.isPresent()) {
      offer(scene, now, picked.getAsInt());
    }
    return scene.build();
  }

  private static Plate plate(Glimpse<PilesView> now, int seat) {
    PilesSeat its = now.view().seats().get(seat);
    boolean turn = now.view().turn().map(next -> next == seat).orElse(false);
    String state = turn ? "acting" : !its.isActive() ? "gone" : its.isOnline() ? "waiting" : "away";
    Plate.Tone tone = turn ? Plate.Tone.IN_TURN : its.canPlay() ? Plate.Tone.CALM : Plate.Tone.DIM;
    return Stage.plate(now, seat).toned(tone, Phrase.of("state." + state));
  }

  private static Zone pile(PilesView view, int number, boolean picked) {
    Pile pile = view.piles().get(number);
    At at = At.middle(At.Kind.GRID).group(number);
    boolean target = view.yourTurn() && pile.isOpen();
    List<Spot> spots = new ArrayList<>();
    for (Dealt card : pile.cards()) {
      spots.add(
          Spot.of(at.card(spots.size()), card.slot(), pile.isOpen() ? card.face() : null)
              .withIf(!pile.isOpen(), Mark.LOCKED)
              .withIf(picked, Mark.PICKED));
    }
    String state = pile.isOpen() ? "open" : "locked";
    return Zone.of(at, Zone.Layout.PILE, spots)
        .captioned(Phrase.of("piles.place." + state, number + 1, pile.top(), spots.size()))
        .asTarget(target)
        .typedAs(String.valueOf(number + 1));
  }

  static int openPiles(PilesView view) {
    return (int) view.piles().stream().filter(Pile::isOpen).count();
  }

  private static void offer(SceneBuilder scene, Glimpse<PilesView> now, int pile) {
    PilesOdds odds = now.view().odds().get(pile);
    scene.move(
        Move.usual(
            "h",
            label("piles.move.higher", odds.percent(Direction.HIGHER), now),
            PilesTable.guess(pile, Direction.HIGHER)));
    scene.move(
        Move.usual(
            "l",
            label("piles.move.lower", odds.percent(Direction.LOWER), now),
            PilesTable.guess(pile, Direction.LOWER)));
    if (othersLook(now) && PilesTable.mayPoint(now, pile)) {
      scene.move(Move.quiet("p", Phrase.of("piles.move.point"), PilesTable.point(pile)));
    }
    if (now.around().mine().hints()) {
      scene.gauge(
          Gauge.at(
              0,
              Gauge.Kind.ODDS,
              Phrase.of("piles.odds"),
              0,
              odds.higher() + odds.same() + odds.lower(),
              List.of(
                  new Gauge.Stop(odds.higher(), Phrase.of("piles.move.higher")),
                  new Gauge.Stop(odds.same(), Phrase.of("piles.odds.same")),
                  new Gauge.Stop(odds.lower(), Phrase.of("piles.move.lower")))));
    }
  }

  /** Whether others would see where one points; computer players do not look. */
  private static boolean othersLook(Glimpse<PilesView> now) {
    return now.around().party().people().stream()
            .filter(each -> each.nature() == Person.Nature.PERSON)
            .count()
        > 1;
  }

  private static Phrase label(String key, int percent, Glimpse<PilesView> now) {
    return now.around().mine().hints()
        ? Phrase.of("piles.move.chance", Phrase.of(key), percent)
        : Phrase.of(key);
  }

  private static Phrase prompt(Glimpse<PilesView> now, OptionalInt picked) {
    PilesView view = now.view();
    if (view.bannerKey().isPresent()) {
      return Phrase.of(view.bannerKey().get());
    } else if (view.paused()) {
      return Phrase.of("piles.prompt.paused");
    } else if (!view.turn().isPresent()) {
      return Phrase.of("piles.prompt.turning");
    } else if (!view.yourTurn()) {
      return Stage.turn(view.turn().get());
    }
    return picked.isPresent()
        ? Phrase.of("piles.prompt.guess", view.piles().get(picked.getAsInt()).top())
        : Phrase.of("piles.prompt.pick");
  }

  /** A settled guess in a sentence: who, what, on which card, and what came. */
  static Phrase told(Draw draw, PilesView view) {
    List<Card> history = view.piles().get(draw.pile()).history();
    Card against = history.get(history.size() - 1 - draw.drawn().size());
    Card came = draw.drawn().get(draw.drawn().size() - 1);
    String verdict = draw.verdict().name().toLowerCase(Locale.ROOT);
    String direction = draw.direction().name().toLowerCase(Locale.ROOT);
    return Phrase.of(
        "piles.news." + verdict + "." + direction, Phrase.who(draw.seat()), against, came);
  }
}
