package dev.parlor.tables.blackjack;

import dev.parlor.games.blackjack.DuelView;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Stage;
import dev.parlor.tables.kit.Still;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.SceneBuilder;
import dev.parlor.tables.scene.Sheet;
import dev.parlor.tables.scene.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What must be seen: the dealer's cards one by one, and how everybody stands after a round. */
final class DuelStills {
  private static final int CARD_MILLIS = 1000;
  private static final int ROUND_MILLIS = 6000;

  private DuelStills() {}

  static List<Still> of(DuelView before, Glimpse<DuelView> now) {
    DuelView view = now.view();
    if (!view.last().equals(before.last()) && view.last().isPresent()) {
      return List.of(round(now, view.last().get()));
    }
    boolean drew = view.dealer().size() > before.dealer().size() && view.dealer().size() > 1;
    return drew ? List.of(card(now)) : List.of();
  }

  private static Still card(Glimpse<DuelView> now) {
    DuelView view = now.view();
    Phrase said =
        Phrase.of(
            "blackjack.news.dealer.draws",
            view.dealer().get(view.dealer().size() - 1),
            HandNames.of(view.dealerTotal()));
    return new Still(new DuelScene(now, Picks.NONE).scene(), said, CARD_MILLIS);
  }

  private static Still round(Glimpse<DuelView> now, DuelView.RoundView round) {
    Phrase said =
        Phrase.of(
            "blackjack.news.round",
            round.round(),
            HandNames.of(round.dealerTotal()),
            List.copyOf(round.dealer()));
    return new Still(scene(now, round), said, ROUND_MILLIS);
  }

  private static Scene scene(Glimpse<DuelView> now, DuelView.RoundView round) {
    SceneBuilder scene = Stage.set(now, round.round());
    scene.title(Phrase.of("blackjack.title.over", round.round()));
    At dealer = At.middle(At.Kind.BOARD);
    scene.zone(
        Zone.of(dealer, Zone.Layout.ROW, DuelScene.spots(dealer, round.dealerCards()))
            .captioned(Phrase.of("blackjack.dealer"))
            .totalling(Phrase.of("blackjack.total", round.dealerTotal())));
    for (DuelView.SeatView seat : now.view().seats()) {
      scene.plate(
          Stage.plate(now, seat.seat())
              .toned(tone(round, seat.seat()), Phrase.NONE)
              .scoring(DuelScene.chips(seat.chips())));
    }
    for (DuelView.RoundSeatView seat : round.seats()) {
      hands(scene, now, seat);
    }
    return scene.sheet(Optional.of(comparison(round))).build();
  }

  private static Plate.Tone tone(DuelView.RoundView round, int seat) {
    int net =
        round.seats().stream()
            .filter(each -> each.seat() == seat)
            .mapToInt(DuelView.RoundSeatView::net)
            .findFirst()
            .orElse(0);
    return net > 0 ? Plate.Tone.WINNER : net < 0 ? Plate.Tone.LOSER : Plate.Tone.CALM;
  }

  private static void hands(
      SceneBuilder scene, Glimpse<DuelView> now, DuelView.RoundSeatView seat) {
    for (int i = 0; i < seat.hands().size(); i++) {
      DuelView.RoundHandView hand = seat.hands().get(i);
      At at = At.of(seat.seat() == now.seat() ? At.Kind.OWN : At.Kind.OTHERS, seat.seat()).group(i);
      scene.zone(
          Zone.of(at, Zone.Layout.ROW, DuelScene.spots(at, hand.dealt()))
              .captioned(Phrase.of(hand.verdictKey()))
              .totalling(Phrase.of("blackjack.total", hand.total()))
              .betting(hand.bet()));
    }
  }

  /**
   * The comparison that the original design asks for: what each player made of the round, and who
   * gained ground.
   */
  private static Sheet comparison(DuelView.RoundView round) {
    List<Sheet.Row> rows = new ArrayList<>();
    int best = round.seats().stream().mapToInt(DuelView.RoundSeatView::net).max().orElse(0);
    for (DuelView.RoundSeatView seat : round.seats()) {
      List<Object> verdicts = new ArrayList<>();
      seat.hands().forEach(hand -> verdicts.add(Phrase.of(hand.verdictKey())));
      rows.add(
          new Sheet.Row(
              seat.seat(),
              seat.net() == best && best > 0,
              List.of(
                  Phrase.of("blackjack.compare.verdicts", verdicts),
                  Phrase.of("blackjack.compare.net", seat.net()),
                  Phrase.of(seat.groundKey()))));
    }
    return new Sheet.Compare(
        Phrase.of("blackjack.compare", round.round()),
        List.of(
            Phrase.of("blackjack.compare.hand"),
            Phrase.of("blackjack.compare.chips"),
            Phrase.of("blackjack.compare.ground")),
        rows);
  }
}
