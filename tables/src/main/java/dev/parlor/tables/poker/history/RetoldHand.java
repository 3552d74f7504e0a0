package dev.parlor.tables.poker.history;

import dev.parlor.games.Outcome;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.poker.DeckLayout;
import dev.parlor.games.poker.HandAtPlay;
import dev.parlor.games.poker.HandResult;
import dev.parlor.games.poker.HandsSoFar;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerOptions;
import dev.parlor.games.poker.PokerSeat;
import dev.parlor.games.poker.hand.HandStart;
import dev.parlor.games.poker.hand.PokerHand;
import dev.parlor.games.poker.hand.PokerMove;
import dev.parlor.games.poker.hand.PokerSettlement;
import dev.parlor.games.poker.hand.Street;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A recorded hand moment by moment, as states of the rules, to be seen like a hand that was played
 * here. Every card that the record names lies open from the deal on, because a reader of the record
 * knows them all.
 */
public final class RetoldHand {
  private static final int DECK = 0;

  private final int number;
  private final List<HoldemState> moments = new ArrayList<>();
  private final List<PokerMove> moves = new ArrayList<>();
  private @Nullable PokerHand before;
  private BigDecimal unit = BigDecimal.ONE;

  private RetoldHand(int number) {
    this.number = number;
  }

  /**
   * The hand from the deal to its end.
   *
   * @param number of the hand, from 1
   * @throws BrokenRecord when it can't be played
   */
  public static RetoldHand of(HandHistory history, int number) {
    RetoldHand retold = new RetoldHand(number);
    RecordedEnd ending = HandReplay.before(history, retold::see);
    retold.unit = ending.unit().size().stripTrailingZeros();
    retold.end(ending);
    return retold;
  }

  /**
   * The table, one moment after the other. The score of the outcome is what the hand brought or
   * cost each seat, in chips. A record that does not tell it ends without an outcome.
   */
  public List<HoldemState> moments() {
    return List.copyOf(moments);
  }

  /** What a chip is worth in the record, where amounts are no whole numbers. */
  public Optional<String> chip() {
    return unit.compareTo(BigDecimal.ONE) == 0
        ? Optional.empty()
        : Optional.of(unit.toPlainString());
  }

  private void see(PokerHand hand, RecordedCards cards) {
    noteMoves(hand);
    before = hand;
    Map<Integer, Card> faces = faces(hand.start(), cards);
    List<PokerSeat> seats = seats(hand.start(), hand.start().stacks());
    add(
        new HoldemState(
            options(hand.start()),
            seats,
            new HandsSoFar(DECK, number - 1, hand.start().button(), hand.start().bigBlind(), false),
            new HandAtPlay(Optional.of(hand), moves, faces, awaited(hand, cards)),
            Optional.empty(),
            Optional.empty()));
  }

  private void add(HoldemState state) {
    if (moments.isEmpty() || !moments.get(moments.size() - 1).equals(state)) {
      moments.add(state);
    }
  }

  /**
   * Notes the moves of a step. One step of a record may stand for several moves: checks that need
   * not be written down.
   */
  private void noteMoves(PokerHand now) {
    PokerHand earlier = before;
    for (int seat = 0; seat < now.players().size(); seat++) {
      Optional<PokerMove> last = now.players().get(seat).last();
      if (earlier == null || !last.equals(earlier.players().get(seat).last())) {
        last.ifPresent(moves::add);
      }
    }
  }

  private static Map<Integer, Card> faces(HandStart start, RecordedCards cards) {
    Map<Integer, Card> faces = new TreeMap<>();
    DeckLayout layout = layout(start);
    for (int seat : start.dealt()) {
      List<Optional<Card>> hole = cards.hole(seat);
      for (int card = 0; card < hole.size(); card++) {
        put(faces, layout.hole(seat).get(card), hole.get(card));
      }
    }
    for (int card = 0; card < cards.board().size(); card++) {
      put(faces, layout.board(card), cards.board().get(card));
    }
    return faces;
  }

  private static void put(Map<Integer, Card> faces, Slot slot, Optional<Card> card) {
    card.ifPresent(face -> faces.put(slot.index(), face));
  }

  private static DeckLayout layout(HandStart start) {
    return new DeckLayout(DECK, start.clockwise(), false);
  }

  /**
   * The cards of the next street once its betting is over, and cards whose face the record does not
   * tell.
   */
  private static List<Slot> awaited(PokerHand hand, RecordedCards cards) {
    int known = cards.board().size();
    boolean next = hand.toAct() == PokerHand.NOBODY && !hand.isDecided();
    int to =
        next && known < Street.RIVER.board() ? Math.max(Street.FLOP.board(), known + 1) : known;
    List<Slot> awaited = new ArrayList<>();
    for (int card = 0; card < to; card++) {
      if (card >= known || !cards.board().get(card).isPresent()) {
        awaited.add(layout(hand.start()).board(card));
      }
    }
    return awaited;
  }

  private void end(RecordedEnd ending) {
    PokerHand hand = ending.hand();
    Optional<List<Integer>> stacks = stacks(ending);
    if (!stacks.isPresent()) {
      return;
    }
    HoldemState last = moments.get(moments.size() - 1);
    Optional<HandResult> result =
        ending.settlement().map(settled -> result(ending, settled, stacks.get(), last));
    add(
        new HoldemState(
            last.options(),
            result.isPresent() ? seats(hand.start(), stacks.get()) : last.seats(),
            new HandsSoFar(DECK, number, last.button(), last.bigBlind(), false),
            result.isPresent()
                ? HandAtPlay.NONE
                : new HandAtPlay(last.hand(), last.moves(), last.faces(), List.of()),
            result,
            Optional.of(outcome(hand.start(), stacks.get()))));
  }

  private HandResult result(
      RecordedEnd ending, PokerSettlement settled, List<Integer> stacks, HoldemState last) {
    PokerHand hand = ending.hand();
    List<HandResult.Shown> shown = new ArrayList<>();
    for (int seat : ending.isShowdown() ? hand.showdownOrder() : List.<Integer>of()) {
      List<Card> hole = RecordedCards.knownOf(ending.cards().hole(seat));
      if (hole.size() == 2 && !ending.cards().hasMucked(seat) && last.board().size() == 5) {
        shown.add(HandResult.Shown.of(seat, hole, last.board()));
      }
    }
    return new HandResult(
        number,
        new HandResult.Played(DECK, hand.start(), moves, last.board()),
        shown,
        HandResult.Payout.of(settled),
        stacks,
        false);
  }

  /** The stacks at the end. What the record tells of them goes before what the cards tell. */
  private static Optional<List<Integer>> stacks(RecordedEnd ending) {
    Optional<List<Integer>> settled = ending.settlement().map(PokerSettlement::stacks);
    Optional<List<Optional<BigDecimal>>> told = ending.history().finishing();
    if (!settled.isPresent() && !told.isPresent()) {
      return Optional.empty();
    }
    List<Integer> stacks = new ArrayList<>(settled.orElse(ending.hand().start().stacks()));
    for (int seat = 0; told.isPresent() && seat < stacks.size(); seat++) {
      Optional<BigDecimal> its = told.get().get(seat);
      if (its.isPresent() && ending.history().stacks().get(seat).isPresent()) {
        stacks.set(seat, ending.unit().chips(its.get()));
      }
    }
    return Optional.of(stacks);
  }

  /** The outcome, by what the hand brought each seat. */
  private static Outcome outcome(HandStart start, List<Integer> stacks) {
    List<Integer> brought = new ArrayList<>();
    for (int seat = 0; seat < stacks.size(); seat++) {
      boolean dealt = start.dealt().contains(seat);
      brought.add(dealt ? stacks.get(seat) - start.stacks().get(seat) : 0);
    }
    List<Outcome.Standing> standings = new ArrayList<>();
    for (int seat = 0; seat < brought.size(); seat++) {
      int its = brought.get(seat);
      int better = (int) brought.stream().filter(other -> other > its).count();
      standings.add(new Outcome.Standing(seat, better + 1, its));
    }
    return new Outcome(standings, 1, List.of());
  }

  private static PokerOptions options(HandStart start) {
    int most = start.stacks().stream().mapToInt(Integer::intValue).max().orElse(1);
    int small = start.posts().get(start.smallBlind());
    return new PokerOptions(Math.max(1, most), small, start.price(), 0, 1, 0, false);
  }

  /** The seats. One without chips was not dealt in. */
  private List<PokerSeat> seats(HandStart start, List<Integer> chips) {
    List<PokerSeat> seats = new ArrayList<>();
    for (int seat = 0; seat < chips.size(); seat++) {
      boolean dealt = start.dealt().contains(seat);
      seats.add(new PokerSeat(PokerSeat.Presence.HERE, chips.get(seat), dealt ? 0 : number, 0));
    }
    return seats;
  }
}
