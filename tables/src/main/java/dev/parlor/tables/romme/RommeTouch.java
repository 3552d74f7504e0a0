package dev.parlor.tables.romme;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommeAction;
import dev.parlor.games.romme.RommeChoice;
import dev.parlor.games.romme.RommeView;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Touch;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Picks;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a tap means at a table of Rommé, and which places can be tapped. */
final class RommeTouch {
  static final String LAY_OFF = "layOff";

  private final Glimpse<RommeView> now;
  private final Picks picks;
  private final Melds melds;
  private final List<RommeView.HandCard> hand;

  RommeTouch(Glimpse<RommeView> now, Picks picks) {
    this.now = now;
    this.picks = picks;
    melds = new Melds(now.view(), picks);
    hand = arranged(now.view(), picks);
  }

  /** The hand as the person wants to see it; by suit and rank until he has moved a card. */
  static List<RommeView.HandCard> arranged(RommeView view, Picks picks) {
    List<RommeView.HandCard> cards = new ArrayList<>(view.hand());
    cards.sort(
        java.util.Comparator.comparing(
            card -> card.face().map(Card::code).orElse(Integer.MAX_VALUE)));
    List<Slot> slots = new ArrayList<>();
    cards.forEach(card -> slots.add(card.slot()));
    List<Slot> order = picks.arranged(slots);
    cards.sort(java.util.Comparator.comparing(card -> order.indexOf(card.slot())));
    return cards;
  }

  Touch tap(At target) {
    return switch (target.kind()) {
      case OWN -> new Touch.Picked(picks.toggled(hand.get(target.index()).slot()));
      case STOCK -> Touch.does(new Deed.Act(new RommeAction.Draw(RommeAction.Source.STOCK)));
      case DISCARD -> onDiscards();
      case MELDS -> onMeld(target);
      default -> Touch.refused("tap.nothing");
    };
  }

  /** Drops a card. Within the hand it is put there; elsewhere only this card goes there. */
  Touch drop(At card, At target) {
    Slot slot = hand.get(card.index()).slot();
    if (target.kind() == At.Kind.OWN) {
      List<Slot> order = new ArrayList<>();
      hand.forEach(held -> order.add(held.slot()));
      order.remove(slot);
      order.add(Math.max(0, Math.min(target.index(), order.size())), slot);
      return new Touch.Picked(picks.ordered(order));
    }
    if (target.kind() == At.Kind.STOCK || now.offers(RommeChoice.Draw.class)) {
      return Touch.refused("tap.nothing"); // carrying a card away does not draw it
    }
    Picks alone = picks.has(slot) ? picks : picks.cleared().toggled(slot);
    return new RommeTouch(now, alone).tap(target);
  }

  private Touch onDiscards() {
    if (now.offers(RommeChoice.Draw.class)) {
      return Touch.does(new Deed.Act(new RommeAction.Draw(RommeAction.Source.DISCARD)));
    }
    return discard()
        .<Touch>map(discard -> Touch.does(new Deed.Act(discard)))
        .orElseGet(() -> Touch.refused("romme.pick.one"));
  }

  /** The discard of the one picked card, if it may go. */
  Optional<RommeAction.Discard> discard() {
    List<Slot> chosen = picks.slots();
    return now.choice(RommeChoice.Discard.class)
        .filter(may -> chosen.size() == 1)
        .flatMap(
            may ->
                may.cards().stream().filter(card -> card.slot().equals(chosen.get(0))).findFirst());
  }

  private Touch onMeld(At target) {
    RommeView.Meld meld = meld(target.group());
    Optional<RommeAction.SwapJoker> swap =
        target.index() == At.WHOLE ? Optional.empty() : swap(meld, target.index());
    if (swap.isPresent()) {
      return Touch.does(new Deed.Act(swap.get()));
    }
    List<RommeAction.LayOff> ways = layOffs(meld);
    if (ways.isEmpty()) {
      return Touch.refused("romme.layOff.none");
    }
    return ways.size() == 1
        ? Touch.does(new Deed.Act(ways.get(0)))
        : new Touch.Picked(picks.choosing(meld.id()).opening(LAY_OFF));
  }

  /** The ways to lay all picked cards on a meld, as far as the rules let one be laid there. */
  List<RommeAction.LayOff> layOffs(RommeView.Meld meld) {
    List<Slot> chosen = picks.slots();
    if (chosen.isEmpty() || !canLayOff(meld.id(), chosen)) {
      return List.of();
    }
    return new LayOffs(melds).on(meld, chosen);
  }

  /**
   * Whether these cards may be laid on a meld. Not every one of them need fit by itself, but at
   * least one has to.
   */
  private boolean canLayOff(int meld, List<Slot> chosen) {
    List<RommeAction.LayOff> single = new ArrayList<>();
    now.all(RommeChoice.LayOff.class).forEach(choice -> single.addAll(choice.cards()));
    return single.stream()
        .anyMatch(each -> each.meld() == meld && chosen.contains(each.plays().get(0).slot()));
  }

  /** The swap of the one picked card for the joker on this place of a meld. */
  Optional<RommeAction.SwapJoker> swap(RommeView.Meld meld, int place) {
    List<Slot> chosen = picks.slots();
    RommeView.MeldCard there = meld.cards().get(place);
    return now.all(RommeChoice.Swap.class).stream()
        .flatMap(choice -> choice.swaps().stream())
        .filter(swap -> chosen.size() == 1 && swap.slot().equals(chosen.get(0)))
        .filter(swap -> swap.meld() == meld.id() && swap.face().equals(there.place()))
        .filter(swap -> there.face().isJoker())
        .findFirst();
  }

  RommeView.Meld meld(int id) {
    for (RommeView.Player player : now.view().players()) {
      for (RommeView.Meld meld : player.melds()) {
        if (meld.id() == id) {
          return meld;
        }
      }
    }
    throw new IllegalArgumentException("no meld " + id);
  }
}
