package dev.parlor.games.romme;

import dev.parlor.games.Action;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.List;
import java.util.function.Function;

/** What the player in turn may do. */
public sealed interface RommeAction extends Action {

  /** Where a card is drawn from. */
  enum Source {
    STOCK,
    DISCARD
  }

  /**
   * A card from the hand laid on a place of a meld.
   *
   * @param face what the player says the card is
   * @param place the natural card that belongs there: the face itself, or what a joker stands for
   */
  record Play(Slot slot, Card face, Card place) {}

  record Draw(Source source) implements RommeAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.draw.apply(this);
    }
  }

  /** Lays one meld or several, which then count together as the first meld. */
  record Meld(List<List<Play>> melds) implements RommeAction {
    public Meld {
      melds = melds.stream().map(List::copyOf).collect(java.util.stream.Collectors.toList());
      melds = List.copyOf(melds);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.meld.apply(this);
    }
  }

  /** Adds cards to a meld of anybody. */
  record LayOff(int meld, List<Play> plays) implements RommeAction {
    public LayOff {
      plays = List.copyOf(plays);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.layOff.apply(this);
    }
  }

  /** Puts a natural card in the place of a joker, which must be used in another meld at once. */
  record SwapJoker(int meld, Slot slot, Card face) implements RommeAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.swap.apply(this);
    }
  }

  /** Undoes the last swap at a meld, when there is no use for the joker. */
  record TakeBack(int meld) implements RommeAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.takeBack.apply(this);
    }
  }

  /** Ends the turn. */
  record Discard(Slot slot, Card face) implements RommeAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.discard.apply(this);
    }
  }

  /** One function for each kind of action; a forgotten kind does not compile. */
  record Cases<R>(
      Function<Draw, R> draw,
      Function<Meld, R> meld,
      Function<LayOff, R> layOff,
      Function<SwapJoker, R> swap,
      Function<TakeBack, R> takeBack,
      Function<Discard, R> discard) {}

  <R> R match(Cases<R> cases);
}
