package dev.parlor.tables.poker;

import dev.parlor.games.Dealt;
import dev.parlor.games.poker.PokerOptions;
import dev.parlor.games.poker.PokerPlate;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.eval.HandName;
import dev.parlor.games.poker.hand.PokerMove;
import dev.parlor.games.poker.hand.Pot;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Stage;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Chips;
import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.SceneBuilder;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Stack;
import dev.parlor.tables.scene.Zone;
import java.util.ArrayList;
import java.util.List;

/** What a table of hold'em shows: others' cards, the board, the pots, the own cards. */
final class PokerScene {
  private static final int BOARD = 5;
  private static final int DECK = 52;

  private PokerScene() {}

  static Scene of(Glimpse<PokerView> now, Picks picks) {
    PokerView view = now.view();
    SceneBuilder scene = Stage.set(now, view.handNumber());
    PokerOptions.Blinds blinds = view.blinds();
    scene.title(Phrase.of("poker.title", view.handNumber(), blinds.small(), blinds.big()));
    for (PokerPlate plate : view.plates()) {
      scene.plate(plate(now, plate));
      if (plate.seat() != now.seat() && !plate.cards().isEmpty()) {
        At at = At.of(At.Kind.OTHERS, plate.seat());
        scene.zone(Zone.of(at, Zone.Layout.ROW, spots(at, plate.cards())));
      }
      if (plate.bet() > 0) {
        scene.chips(Chips.bet(plate.seat(), plate.bet()));
      }
    }
    scene.zone(board(view.boardCards()));
    pots(scene, view);
    if (!view.ownCards().isEmpty()) {
      scene.zone(own(view));
    }
    scene.stack(Stack.down(At.middle(At.Kind.STOCK), deck(view), left(view)));
    scene.prompt(prompt(now));
    PokerMoves.offer(scene, now, picks);
    return scene.build();
  }

  static Phrase chips(int amount) {
    return Phrase.of("poker.chips", Phrase.amount(amount));
  }

  static Phrase name(HandName name) {
    return new Phrase(name.key(), name.args());
  }

  /** The board: five places, of which some may be free. */
  static Zone board(List<Dealt> cards) {
    At at = At.middle(At.Kind.BOARD);
    List<Spot> spots = spots(at, cards);
    while (spots.size() < BOARD) {
      spots.add(Spot.gap(at.card(spots.size())));
    }
    return Zone.of(at, Zone.Layout.ROW, spots);
  }

  static List<Spot> spots(At at, List<Dealt> cards) {
    List<Spot> spots = new ArrayList<>();
    for (Dealt card : cards) {
      spots.add(Spot.of(at.card(spots.size()), card.slot(), card.face()));
    }
    return spots;
  }

  private static Zone own(PokerView view) {
    At at = At.of(At.Kind.OWN, view.seat());
    List<Spot> spots = new ArrayList<>();
    for (Spot spot : spots(at, view.ownCards())) {
      boolean open = view.plates().get(view.seat()).shown().contains(spot.face());
      spots.add(spot.withIf(!open, Mark.SEALED));
    }
    return Zone.of(at, Zone.Layout.ROW, spots)
        .totalling(view.handName().map(PokerScene::name).orElse(Phrase.NONE));
  }

  /** Adds the pots. A single pot needs no word about who can win it. */
  private static void pots(SceneBuilder scene, PokerView view) {
    List<Pot> pots = view.pots();
    if (pots.size() < 2) {
      if (view.pot() > 0) {
        scene.chips(Chips.pot(0, view.pot(), List.of(), Phrase.of("poker.pot")));
      }
      return;
    }
    for (int i = 0; i < pots.size(); i++) {
      Phrase caption = i == 0 ? Phrase.of("poker.pot.main") : Phrase.of("poker.pot.side", i);
      scene.chips(Chips.pot(i, pots.get(i).amount(), pots.get(i).eligible(), caption));
    }
  }

  private static Plate plate(Glimpse<PokerView> now, PokerPlate plate) {
    return Stage.plate(now, plate.seat())
        .toned(tone(plate), Phrase.of(plate.state().key()))
        .scoring(chips(plate.chips()))
        .having(plate.last().map(PokerScene::lastAct).orElse(Phrase.NONE))
        .withIf(plate.button(), Plate.Badge.DEALER)
        .withIf(plate.smallBlind(), Plate.Badge.SMALL_BLIND)
        .withIf(plate.bigBlind(), Plate.Badge.BIG_BLIND);
  }

  private static Plate.Tone tone(PokerPlate plate) {
    return switch (plate.state()) {
      case WAITING -> Plate.Tone.CALM;
      case ACTING -> Plate.Tone.IN_TURN;
      case ALL_IN -> Plate.Tone.ALL_IN;
      case FOLDED, OUT, LEFT -> Plate.Tone.DIM;
    };
  }

  /** What a player did last, in as few words as fit beside a name. */
  private static Phrase lastAct(PokerMove move) {
    String key = "poker.last." + move.kind().name().toLowerCase(java.util.Locale.ROOT);
    return move.allIn()
        ? Phrase.of("poker.last.allIn", Phrase.amount(move.to()))
        : Phrase.of(key, Phrase.amount(move.to()));
  }

  private static Phrase prompt(Glimpse<PokerView> now) {
    PokerView view = now.view();
    if (view.limits().isPresent()) {
      int owes = view.limits().get().owes();
      return owes > 0
          ? Phrase.of("poker.prompt.owes", Phrase.amount(view.limits().get().call()))
          : Phrase.of("poker.prompt.free");
    }
    return switch (view.phase()) {
      case SHUFFLING -> Phrase.of("poker.prompt.shuffling");
      case RESTING -> Phrase.of("poker.prompt.resting");
      case OPENING -> Phrase.of("poker.prompt.opening");
      case BETTING -> view.turn().map(Stage::turn).orElse(Phrase.NONE);
      case OVER -> Phrase.of("prompt.over");
    };
  }

  /** The number of the deck in play: that of any card on the table. */
  private static int deck(PokerView view) {
    return view.plates().stream()
        .flatMap(plate -> plate.cards().stream())
        .mapToInt(card -> card.slot().deck())
        .findFirst()
        .orElse(-1);
  }

  private static int left(PokerView view) {
    int dealt = view.boardCards().size();
    for (PokerPlate plate : view.plates()) {
      dealt += plate.cards().size();
    }
    return DECK - dealt;
  }
}
