package dev.parlor.games;

import dev.parlor.games.card.DeckSpec;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** What the rules ask of the world. Requests are carried out in the order in which they stand. */
public sealed interface Request {
  /** One function for each of the two sides of a table; a forgotten side does not compile. */
  record Sides<R>(Function<OfCards, R> ofCards, Function<OfTable, R> ofTable) {}

  <R> R match(Sides<R> sides);

  /** Hands this request to the side that carries it out. */
  void to(Dealer dealer, Keeper keeper);

  /** This request, if it is one to whoever holds the cards. */
  Optional<OfCards> cards();

  /** The deck that is asked for; empty for any other request. */
  default Optional<Shuffle> shuffle() {
    return Optional.empty();
  }

  /** A request to whoever holds the cards. */
  sealed interface OfCards extends Request {
    void to(Dealer dealer);

    <R> R match(Answers<R> answers);

    @Override
    default <R> R match(Sides<R> sides) {
      return sides.ofCards.apply(this);
    }

    @Override
    default void to(Dealer dealer, Keeper keeper) {
      to(dealer);
    }

    @Override
    default Optional<OfCards> cards() {
      return Optional.of(this);
    }
  }

  /** A request to whoever keeps the time of the match and its end. */
  sealed interface OfTable extends Request {
    void to(Keeper keeper);

    @Override
    default <R> R match(Sides<R> sides) {
      return sides.ofTable.apply(this);
    }

    @Override
    default void to(Dealer dealer, Keeper keeper) {
      to(keeper);
    }

    @Override
    default Optional<OfCards> cards() {
      return Optional.empty();
    }
  }

  /** How the holder of the cards carries out each request. */
  interface Dealer {
    void shuffle(Shuffle shuffle);

    void deal(Deal deal);

    void peek(Peek peek);

    void open(Open open);
  }

  /** One answer for each request to the holder of the cards; a forgotten one does not compile. */
  record Answers<R>(
      Function<Shuffle, R> shuffle,
      Function<Deal, R> deal,
      Function<Peek, R> peek,
      Function<Open, R> open) {}

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

    @Override
    public <R> R match(Answers<R> answers) {
      return answers.shuffle.apply(this);
    }

    @Override
    public Optional<Shuffle> shuffle() {
      return Optional.of(this);
    }
  }

  /** What goes into a new deck. */
  sealed interface Contents {
    /** One function for each kind of contents; a forgotten kind does not compile. */
    record Cases<R>(Function<Fresh, R> fresh, Function<Pile, R> pile) {}

    <R> R match(Cases<R> cases);

    /** What a fresh deck holds; empty where cards of earlier decks are used. */
    default Optional<Fresh> fresh() {
      return match(new Cases<>(Optional::of, pile -> Optional.empty()));
    }

    /** The slots whose cards go into the deck; none where a fresh one is made. */
    default List<Slot> slots() {
      return match(new Cases<>(fresh -> List.of(), Pile::slots));
    }

    /** All cards of a fresh deck. */
    record Fresh(DeckSpec spec) implements Contents {
      @Override
      public <R> R match(Cases<R> cases) {
        return cases.fresh.apply(this);
      }
    }

    /** Cards of earlier decks, face up or face down; their old slots are gone afterwards. */
    record Pile(List<Slot> slots) implements Contents {
      public Pile {
        slots = List.copyOf(slots);
      }

      @Override
      public <R> R match(Cases<R> cases) {
        return cases.pile.apply(this);
      }
    }
  }

  /** Hand the card to a seat, which alone sees it. No event answers. */
  record Deal(Slot slot, int seat) implements OfCards {
    @Override
    public void to(Dealer dealer) {
      dealer.deal(this);
    }

    @Override
    public <R> R match(Answers<R> answers) {
      return answers.deal.apply(this);
    }
  }

  /** Let a seat see a card that lies with somebody else or on the table. No event answers. */
  record Peek(Slot slot, int seat) implements OfCards {
    @Override
    public void to(Dealer dealer) {
      dealer.peek(this);
    }

    @Override
    public <R> R match(Answers<R> answers) {
      return answers.peek.apply(this);
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

    @Override
    public <R> R match(Answers<R> answers) {
      return answers.open.apply(this);
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
