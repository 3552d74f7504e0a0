package dev.parlor.games.romme;

import dev.parlor.games.Choice;
import java.util.List;
import java.util.function.Function;

/** What the player in turn may choose from, as far as he has seen his cards. */
public sealed interface RommeChoice extends Choice {

  /** The player draws from one of these. */
  record Draw(List<RommeAction.Source> sources) implements RommeChoice {
    public Draw {
      sources = List.copyOf(sources);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.draw.apply(this);
    }
  }

  /** The best melds that can be laid now. */
  record Meld(RommeAction.Meld proposal) implements RommeChoice {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.meld.apply(this);
    }
  }

  /** Cards that can be laid off, each by itself; one action may lay several on one meld. */
  record LayOff(List<RommeAction.LayOff> cards) implements RommeChoice {
    public LayOff {
      cards = List.copyOf(cards);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.layOff.apply(this);
    }
  }

  /** Jokers that can be had and used. */
  record Swap(List<RommeAction.SwapJoker> swaps) implements RommeChoice {
    public Swap {
      swaps = List.copyOf(swaps);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.swap.apply(this);
    }
  }

  /** Melds whose joker can be given back. */
  record TakeBack(List<Integer> melds) implements RommeChoice {
    public TakeBack {
      melds = List.copyOf(melds);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.takeBack.apply(this);
    }
  }

  record Discard(List<RommeAction.Discard> cards) implements RommeChoice {
    public Discard {
      cards = List.copyOf(cards);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.discard.apply(this);
    }
  }

  /** One function for each kind of choice; a forgotten kind does not compile. */
  record Cases<R>(
      Function<Draw, R> draw,
      Function<Meld, R> meld,
      Function<LayOff, R> layOff,
      Function<Swap, R> swap,
      Function<TakeBack, R> takeBack,
      Function<Discard, R> discard) {}

  <R> R match(Cases<R> cases);
}
