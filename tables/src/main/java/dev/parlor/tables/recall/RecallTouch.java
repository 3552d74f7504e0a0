package dev.parlor.tables.recall;

import dev.parlor.games.Slot;
import dev.parlor.games.recall.RecallAction;
import dev.parlor.games.recall.RecallChoice;
import dev.parlor.games.recall.RecallView;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Touch;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Picks;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a tap means at a table of Recall, and which cards can be tapped. */
final class RecallTouch {
  /** A player's four cards and those that were added. The collection lies face up below them. */
  static final int HAND = 0;

  static final int COLLECTION = 1;

  /** The card that the seat in turn holds. */
  static final int DRAWN = 2;

  private final Glimpse<RecallView> now;
  private final Picks picks;

  RecallTouch(Glimpse<RecallView> now, Picks picks) {
    this.now = now;
    this.picks = picks;
  }

  /** Whether something happens when this card is tapped. */
  boolean isTarget(Slot slot) {
    return !tapped(slot).refusal().isPresent();
  }

  boolean drawsFromStock() {
    return now.offers(RecallChoice.DrawCard.class);
  }

  boolean collects() {
    return now.offers(RecallChoice.MayCollect.class);
  }

  Touch tap(At target) {
    if (target.kind() == At.Kind.STOCK && drawsFromStock()) {
      return Touch.does(new Deed.Act(RecallAction.Word.DRAW));
    } else if (target.kind() == At.Kind.DISCARD && collects()) {
      return Touch.does(new Deed.Act(RecallAction.Word.COLLECT));
    }
    return slot(target).map(this::tapped).orElseGet(() -> Touch.refused("tap.nothing"));
  }

  private Optional<Slot> slot(At target) {
    if (target.group() == DRAWN) {
      RecallView.CardView drawn = now.view().drawn();
      return drawn == null ? Optional.empty() : Optional.of(drawn.slot());
    }
    if (target.owner() < 0 || target.group() != HAND) {
      return Optional.empty();
    }
    return now.view().seats().get(target.owner()).hand().stream()
        .filter(card -> card.place() == target.index())
        .map(RecallView.CardView::slot)
        .findFirst();
  }

  private Touch tapped(Slot slot) {
    Optional<RecallChoice.PickOne> pick = now.choice(RecallChoice.PickOne.class);
    if (pick.isPresent() && pick.get().cards().contains(slot)) {
      return Touch.does(new Deed.Act(new RecallAction.Pick(slot)));
    }
    Optional<RecallChoice.PlayOne> play = now.choice(RecallChoice.PlayOne.class);
    if (play.isPresent() && play.get().cards().contains(slot)) {
      return Touch.does(new Deed.Act(new RecallAction.Play(slot)));
    }
    Optional<RecallChoice.LayAside> lay = now.choice(RecallChoice.LayAside.class);
    if (lay.isPresent() && lay.get().cards().contains(slot)) {
      return Touch.does(new Deed.Lay(toggled(slot)));
    }
    Optional<RecallChoice.PeekOne> peek = now.choice(RecallChoice.PeekOne.class);
    if (peek.isPresent() && peek.get().cards().contains(slot)) {
      return Touch.does(new Deed.Act(new RecallAction.PeekAt(slot)));
    }
    Optional<RecallChoice.SwapTwo> swap = now.choice(RecallChoice.SwapTwo.class);
    return swap.isPresent() && swap.get().cards().contains(slot)
        ? swapping(slot)
        : Touch.refused("tap.nothing");
  }

  private List<Slot> toggled(Slot slot) {
    List<Slot> laid = new ArrayList<>(now.around().mine().laid());
    if (!laid.remove(slot)) {
      laid.add(slot);
    }
    return laid;
  }

  /** Takes the second card of a swap, which completes it. */
  private Touch swapping(Slot slot) {
    List<Slot> chosen = picks.slots();
    return chosen.isEmpty() || chosen.contains(slot)
        ? new Touch.Picked(picks.toggled(slot))
        : Touch.does(new Deed.Act(new RecallAction.Swap(chosen.get(0), slot)));
  }
}
