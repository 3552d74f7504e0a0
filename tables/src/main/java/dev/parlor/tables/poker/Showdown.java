package dev.parlor.tables.poker;

import dev.parlor.games.Dealt;
import dev.parlor.games.card.Card;
import dev.parlor.games.poker.HandResult;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.hand.Award;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Stage;
import dev.parlor.tables.kit.Still;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Chips;
import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.SceneBuilder;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Zone;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What must be seen at the end of a hand: each street of a run-out, and who wins with what. */
final class Showdown {
  private static final int STREET_MILLIS = 1200;
  private static final int SHOWN_MILLIS = 4500;
  private static final int FOLDED_MILLIS = 1800;
  private static final int RIVER = 5;
  private static final int FLOP = 3;

  private final Glimpse<PokerView> now;
  private final HandResult hand;
  private final PokerView.HandCards cards;
  private final Map<Integer, Integer> won = new LinkedHashMap<>();

  private Showdown(Glimpse<PokerView> now, HandResult hand, PokerView.HandCards cards) {
    this.now = now;
    this.hand = hand;
    this.cards = cards;
    for (Award award : hand.awards()) {
      for (int place = 0; place < award.winners().size(); place++) {
        int chips = award.share() + (place < award.odd() ? 1 : 0);
        won.merge(award.winners().get(place), chips, Integer::sum);
      }
    }
  }

  static List<Still> stills(PokerView before, Glimpse<PokerView> now) {
    PokerView view = now.view();
    if (!view.lastHand().equals(before.lastHand()) && view.lastHand().isPresent()) {
      HandResult hand = view.lastHand().get();
      return new Showdown(now, hand, view.lastCards().get()).stills(before);
    }
    boolean street = view.board().size() > before.board().size() && view.board().size() >= FLOP;
    boolean runsOut = street && !view.turn().isPresent();
    return runsOut ? List.of(runOut(now)) : List.of();
  }

  /** One street of the board when nobody can bet any more. */
  private static Still runOut(Glimpse<PokerView> now) {
    int size = now.view().board().size();
    Phrase said =
        Phrase.of(
            "poker.news.street." + size,
            List.copyOf(now.view().board().subList(size == FLOP ? 0 : size - 1, size)));
    return new Still(PokerScene.of(now, dev.parlor.tables.scene.Picks.NONE), said, STREET_MILLIS);
  }

  private List<Still> stills(PokerView before) {
    List<Still> stills = new ArrayList<>();
    boolean river = hand.board().size() == RIVER && before.board().size() < RIVER;
    if (river && before.handNumber() == hand.number()) {
      Phrase said = Phrase.of("poker.news.street." + RIVER, hand.board().subList(4, RIVER));
      stills.add(new Still(scene(false), said, STREET_MILLIS));
    }
    stills.add(
        new Still(scene(true), said(), hand.shown().isEmpty() ? FOLDED_MILLIS : SHOWN_MILLIS));
    return stills;
  }

  /** Who wins how much with what; a kicker is named when it decides. */
  private Phrase said() {
    if (won.isEmpty()) {
      return Phrase.of("poker.news.void", hand.number());
    }
    int seat = won.keySet().iterator().next();
    Phrase.Who who = Phrase.who(seat);
    Phrase.Amount chips = Phrase.amount(won.getOrDefault(seat, 0));
    Optional<HandResult.Shown> best = shown(seat);
    if (won.size() > 1) {
      return Phrase.of("poker.beat.split", Phrase.people(won.keySet()));
    } else if (!best.isPresent()) {
      return Phrase.of("poker.news.wins", who, chips);
    }
    Phrase name = PokerScene.name(best.get().name());
    return Kicker.of(best.get(), hand.shown())
        .map(kicker -> Phrase.of("poker.beat.kicker", who, chips, name, kicker))
        .orElseGet(() -> Phrase.of("poker.beat.wins", who, chips, name));
  }

  private Scene scene(boolean decided) {
    SceneBuilder scene = Stage.set(now, hand.number());
    for (int seat = 0; seat < now.view().plates().size(); seat++) {
      scene.plate(decided ? plate(seat) : Stage.plate(now, seat).scoring(stack(seat)));
      List<Dealt> hole = cards.holes().get(seat);
      if (!hole.isEmpty() && (seat == now.seat() || shown(seat).isPresent())) {
        scene.zone(hole(seat, hole, decided));
      }
      if (decided && won.containsKey(seat)) {
        scene.chips(Chips.bet(seat, won.getOrDefault(seat, 0)));
      }
    }
    Zone board = PokerScene.board(cards.board());
    scene.zone(decided ? marked(board) : board);
    return scene.title(Phrase.of("poker.title.over", hand.number())).build();
  }

  private Plate plate(int seat) {
    Phrase word = shown(seat).map(shown -> PokerScene.name(shown.name())).orElse(Phrase.NONE);
    Plate.Tone tone =
        won.containsKey(seat)
            ? Plate.Tone.WINNER
            : shown(seat).isPresent() ? Plate.Tone.LOSER : Plate.Tone.DIM;
    return Stage.plate(now, seat)
        .toned(tone, word)
        .scoring(stack(seat))
        .withIf(seat == hand.start().button(), Plate.Badge.DEALER);
  }

  private Phrase stack(int seat) {
    return PokerScene.chips(hand.stacks().get(seat));
  }

  private Zone hole(int seat, List<Dealt> hole, boolean decided) {
    At at = At.of(seat == now.seat() ? At.Kind.OWN : At.Kind.OTHERS, seat);
    Zone zone =
        Zone.of(at, Zone.Layout.ROW, PokerScene.spots(at, hole))
            .totalling(shown(seat).map(shown -> PokerScene.name(shown.name())).orElse(Phrase.NONE));
    return decided && !hand.shown().isEmpty() ? marked(zone) : zone;
  }

  /** Lifts the five cards of the winners and dims all others. */
  private Zone marked(Zone zone) {
    List<Card> counting = new ArrayList<>();
    won.keySet().forEach(seat -> shown(seat).ifPresent(shown -> counting.addAll(shown.best())));
    if (counting.isEmpty()) {
      return zone;
    }
    List<Spot> spots = new ArrayList<>();
    for (Spot spot : zone.spots()) {
      boolean counts = spot.face() != null && counting.contains(spot.face());
      spots.add(spot.isGap() ? spot : spot.with(counts ? Mark.COUNTS : Mark.DIM));
    }
    return new Zone(
        zone.at(),
        zone.caption(),
        zone.total(),
        zone.bet(),
        zone.layout(),
        zone.target(),
        zone.typed(),
        spots);
  }

  private Optional<HandResult.Shown> shown(int seat) {
    return hand.shown().stream().filter(each -> each.seat() == seat).findFirst();
  }
}
