package dev.parlor.games.romme;

import dev.parlor.games.Choice;
import java.util.List;

/** What the player in turn may choose from, as far as he has seen his cards. */
public sealed interface RommeChoice extends Choice {

  /** The player draws from one of these. */
  record Draw(List<RommeAction.Source> sources) implements RommeChoice {
    public Draw {
      sources = List.copyOf(sources);
    }
  }

  /** The best melds that can be laid now; {@link Hints#arrange} finds those of chosen cards. */
  record Meld(RommeAction.Meld proposal) implements RommeChoice {}

  /** Cards that can be laid off, each by itself; one action may lay several on one meld. */
  record LayOff(List<RommeAction.LayOff> cards) implements RommeChoice {
    public LayOff {
      cards = List.copyOf(cards);
    }
  }

  /** Jokers that can be had and used. */
  record Swap(List<RommeAction.SwapJoker> swaps) implements RommeChoice {
    public Swap {
      swaps = List.copyOf(swaps);
    }
  }

  /** Melds whose joker can be given back. */
  record TakeBack(List<Integer> melds) implements RommeChoice {
    public TakeBack {
      melds = List.copyOf(melds);
    }
  }

  record Discard(List<RommeAction.Discard> cards) implements RommeChoice {
    public Discard {
      cards = List.copyOf(cards);
    }
  }
}
