package dev.parlor.terminal.play.romme;

import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommeAction;
import dev.parlor.games.romme.RommeView;
import dev.parlor.games.romme.meld.Shape;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Puts chosen cards on a meld of the table, in an order in which each one fits. */
final class LayOffs {
  private LayOffs() {}

  /** What does not fit is laid all the same: the rules say why not. */
  static RommeAction.LayOff on(int id, List<Picks> picks, RommeView view) {
    Optional<Shape> shape =
        view.players().stream()
            .flatMap(player -> player.melds().stream())
            .filter(meld -> meld.id() == id)
            .findFirst()
            .flatMap(LayOffs::shape);
    List<Picks> left = new ArrayList<>(picks);
    left.sort(Comparator.comparing((Picks pick) -> pick.face().isJoker() && !pick.saysWhere()));
    List<RommeAction.Play> plays = new ArrayList<>();
    boolean moved = true;
    while (moved) {
      moved = false;
      for (Picks pick : new ArrayList<>(left)) {
        Optional<Card> place = place(pick, shape);
        Optional<Shape> grown = shape.flatMap(now -> place.flatMap(now::with));
        if (grown.isPresent()) {
          plays.add(new RommeAction.Play(pick.slot(), pick.face(), place.get()));
          left.remove(pick);
          shape = grown;
          moved = true;
          break;
        }
      }
    }
    for (Picks pick : left) {
      Card anywhere = pick.place().orElse(pick.face());
      plays.add(new RommeAction.Play(pick.slot(), pick.face(), anywhere));
    }
    return new RommeAction.LayOff(id, plays);
  }

  private static Optional<Shape> shape(RommeView.Meld meld) {
    return Shape.of(meld.cards().stream().map(RommeView.MeldCard::place).toList());
  }

  /** Its own place, the one that was said, or for a joker the one that counts most. */
  private static Optional<Card> place(Picks pick, Optional<Shape> shape) {
    Optional<RommeAction.Play> said = pick.play();
    if (said.isPresent()) {
      return said.map(RommeAction.Play::place);
    }
    return shape.flatMap(
        now ->
            now.openPlaces().stream()
                .max(Comparator.comparing(open -> now.with(open).map(Shape::value).orElse(0))));
  }
}
