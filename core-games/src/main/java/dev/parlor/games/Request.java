package dev.parlor.games;

import dev.parlor.games.card.DeckSpec;
import java.util.List;
import java.util.Set;

/** What the rules ask of the world. Requests are carried out in the order in which they stand. */
public sealed interface Request {
  /** A request to whoever holds the cards. */
  sealed interface OfCards extends Request {
    void to(Dealer dealer);
  }

  /** A request to whoever keeps the time of the match and its end. */
  sealed interface OfTable extends Request {
    void to(Keeper keeper);
  }

  /** How the holder of the cards carries out each request. */
  interface Dealer {
    void shuffle(Shuffle shuffle);

    void deal(Deal deal);

    void peek(Peek peek);

    void open(Open open);
  }

  /** How the keeper of the time carries out each request. */
  interface Keeper {
    void start(StartTimer start);

    void stop(StopTimer stop);

    void open(OpenWindow window);

    void finish(Finish finish);
  }

  /**
   * A new deck, numbered {@code deck}: freshly made or of slots that are already on the table. The
   * answer is {@link Event.Shuffled} with one lot below each of the given bounds.
   */
  record Shuffle(int deck, Contents contents, List<Integer> lots) implements OfCards {
    public Shuffle {
      lots = List.copyOf(lots);
    }

    @Override
    public void to(Dealer dealer) {
      dealer.shuffle(this);
    }
  }

  /** What goes into a new deck. */
  sealed interface Contents {
    /** All cards of a fresh deck. */
    record Fresh(DeckSpec spec) implements Contents {}

    /** Cards of earlier decks, face up or face down; their old slots are gone afterwards. */
    record Pile(List<Slot> slots) implements Contents {
      public Pile {
        slots = List.copyOf(slots);
      }
    }
  }

  /** Hand the card to a seat, which alone sees it. No event answers. */
  record Deal(Slot slot, int seat) implements OfCards {
    @Override
    public void to(Dealer dealer) {
      dealer.deal(this);
    }
  }

  /** Let a seat see a card that lies with somebody else or on the table. No event answers. */
  record Peek(Slot slot, int seat) implements OfCards {
    @Override
    public void to(Dealer dealer) {
      dealer.peek(this);
    }
  }

  /**
   * Turn the card over for all; answered by {@link Event.Opened}.
   *
   * @param last the seats whose help must come last, wave by wave: each wave helps when the one
   *     before it has, and everybody else helps before them. The seat that helps last knows the
   *     card first
   */
  record Open(Slot slot, List<Set<Integer>> last) implements OfCards {
    public Open {
      last = List.copyOf(last);
    }

    /** Turns the card over with the help of all at once. */
    public Open(Slot slot) {
      this(slot, List.of());
    }

    @Override
    public void to(Dealer dealer) {
      dealer.open(this);
    }
  }

  /** Answered by {@link Event.Elapsed} unless it is stopped first. */
  record StartTimer(Timer timer, int millis) implements OfTable {
    @Override
    public void to(Keeper keeper) {
      keeper.start(this);
    }
  }

  record StopTimer(Timer timer) implements OfTable {
    @Override
    public void to(Keeper keeper) {
      keeper.stop(this);
    }
  }

  /**
   * Open a window of this length in which every seat lays slots aside unseen by the others;
   * answered by {@link Event.WindowClosed}.
   */
  record OpenWindow(int number, int millis) implements OfTable {
    @Override
    public void to(Keeper keeper) {
      keeper.open(this);
    }
  }

  /** The match is over. */
  record Finish(Outcome outcome) implements OfTable {
    @Override
    public void to(Keeper keeper) {
      keeper.finish(this);
    }
  }
}
