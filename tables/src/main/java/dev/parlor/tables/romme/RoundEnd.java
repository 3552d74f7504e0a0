package dev.parlor.tables.romme;

import dev.parlor.games.Dealt;
import dev.parlor.games.romme.RommeRoundResult;
import dev.parlor.games.romme.RommeView;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Stage;
import dev.parlor.tables.kit.Still;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.SceneBuilder;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Zone;
import java.util.ArrayList;
import java.util.List;

/** The end of a round: all hands open, and what they cost. */
final class RoundEnd {
  private static final int MILLIS = 6000;

  private RoundEnd() {}

  static List<Still> stills(RommeView before, Glimpse<RommeView> now) {
    boolean ended =
        now.view().lastRound().isPresent() && !now.view().lastRound().equals(before.lastRound());
    if (!ended) {
      return List.of();
    }
    RommeRoundResult round = now.view().lastRound().get();
    return List.of(new Still(scene(now, round), said(round), MILLIS));
  }

  /** Who went out and how, or why nobody did. */
  static Phrase said(RommeRoundResult round) {
    return round.winner() == RommeRoundResult.NOBODY
        ? Phrase.of("romme.beat.nobody", round.round(), Phrase.of(round.ending().key()))
        : Phrase.of(
            "romme.beat." + round.ending().name().toLowerCase(java.util.Locale.ROOT),
            Phrase.who(round.winner()));
  }

  private static Scene scene(Glimpse<RommeView> now, RommeRoundResult round) {
    SceneBuilder scene = Stage.set(now, round.round());
    scene.title(Phrase.of("romme.title.over", round.round()));
    for (RommeView.Player player : now.view().players()) {
      int seat = player.seat();
      int points = round.points().get(seat);
      scene.plate(
          Stage.plate(now, seat)
              .toned(
                  seat == round.winner() ? Plate.Tone.WINNER : Plate.Tone.CALM,
                  Phrase.of("romme.plus", Phrase.amount(points)))
              .scoring(Phrase.of("romme.points", Phrase.amount(player.total()))));
      if (!round.cards().get(seat).isEmpty()) {
        scene.zone(hand(now, seat, round.cards().get(seat), points));
      }
    }
    return scene.build();
  }

  private static Zone hand(Glimpse<RommeView> now, int seat, List<Dealt> cards, int points) {
    At at = At.of(seat == now.seat() ? At.Kind.OWN : At.Kind.OTHERS, seat);
    List<Spot> spots = new ArrayList<>();
    cards.forEach(card -> spots.add(Spot.of(at.card(spots.size()), card.slot(), card.face())));
    return Zone.of(at, Zone.Layout.FAN, spots)
        .totalling(Phrase.of("romme.plus", Phrase.amount(points)));
  }
}
