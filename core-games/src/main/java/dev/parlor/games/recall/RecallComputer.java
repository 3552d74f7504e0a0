package dev.parlor.games.recall;

import dev.parlor.games.Action;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Reflexes;
import dev.parlor.games.Slot;
import dev.parlor.games.bot.Advice;
import dev.parlor.games.bot.Computers;
import dev.parlor.games.bot.Counsel;
import dev.parlor.games.bot.Knob;
import dev.parlor.games.bot.KnobSettings;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Plays by its known cards, of which it forgets a few. It gets rid of what counts most, lays
 * matching cards aside, swaps dear cards for cheap ones, and calls Recall when it thinks that it is
 * ahead.
 */
public final class RecallComputer
    implements ComputerPlayer<RecallState>, Reflexes<RecallState>, Counsel<RecallState> {
  private static final Knob FORGETS_ONE_IN = new Knob("forgets_one_in", 0, 1000, 25);
  private static final Knob MISS = Knob.chance("miss_chance_to_play", 0);
  private static final Knob WRONG = Knob.chance("wrong_rank_probability", 0);
  private static final Knob MARGIN = new Knob("call_margin", 0, 60, 10);
  private static final Knob SURE = Knob.chance("call_when_sure", 0);
  private static final Knob PATIENCE = new Knob("call_patience", 1, 100, 25);
  private static final Knob WORTH_A_SWAP = new Knob("swap_gain", 0, 20, 3);
  private static final Knob COLLECTS = new Knob("collects_up_to", 0, 10, 2);
  private static final Knob POWERS = new Knob("worth_of_powers", 0, 10, 0);

  /** A player that plays by numbers of its own. */
  public static final Computers<RecallState> COMPUTERS =
      new Computers<>(
          List.of(
              FORGETS_ONE_IN, MISS, WRONG, MARGIN, SURE, PATIENCE, WORTH_A_SWAP, COLLECTS, POWERS),
          RecallComputer::new);

  private final KnobSettings settings;

  /** A player worth playing against. */
  public RecallComputer() {
    this(KnobSettings.USUAL);
  }

  public RecallComputer(KnobSettings settings) {
    this.settings = settings;
  }

  private Memory memory(RecallState state, int seat, Knowledge knowledge, Dice dice) {
    return new Memory(state, seat, knowledge, settings.whole(FORGETS_ONE_IN), dice);
  }

  @Override
  public Action choose(RecallState state, int seat, Knowledge knowledge, Dice dice) {
    if (state.player(seat).claimOpen()) {
      return peeking(state, seat, knowledge, dice);
    }
    Memory memory = memory(state, seat, knowledge, dice);
    Special special = state.special();
    if (special != null) {
      return special.power() == SpecialPower.JACK_SWAP
          ? swap(state, seat, memory)
          : peek(state, seat, special, memory);
    }
    Slot drawn = state.turn().drawn();
    if (drawn == null) {
      return callsRecall(state, seat, memory, dice)
          ? RecallAction.Word.CALL_RECALL
          : RecallAction.Word.DRAW;
    }
    return play(state, seat, drawn, memory);
  }

  @Override
  public Advice advise(RecallState state, int seat, Knowledge knowledge, Dice dice) {
    RecallAction action = (RecallAction) choose(state, seat, knowledge, dice);
    return action.match(new RecallReasons(state, seat, memory(state, seat, knowledge, dice)));
  }

  private static Action peeking(RecallState state, int seat, Knowledge knowledge, Dice dice) {
    RecallSeat player = state.player(seat);
    if (player.picks().size() < RecallSeat.PICKS) {
      List<Slot> cards = player.slots();
      cards.removeAll(player.picks());
      return new RecallAction.Pick(cards.get(dice.below(cards.size())));
    }
    return RecallChoices.timeout(state, seat, knowledge);
  }

  private boolean callsRecall(RecallState state, int seat, Memory memory, Dice dice) {
    if (state.caller() != RecallState.NOBODY) {
      return false;
    }
    int round = state.turn().number() / state.seats();
    if (settings.of(SURE) > 0) {
      boolean sure = new Forecast(state, seat, memory).chance(dice) >= settings.of(SURE);
      return sure || round >= settings.whole(PATIENCE);
    }
    double own = memory.expected(seat);
    double margin = Math.max(1, settings.whole(MARGIN) - round);
    for (int other = 0; other < state.seats(); other++) {
      boolean plays = other != seat && !state.player(other).isOut();
      if (plays && own > memory.expected(other) - margin) {
        return round >= settings.whole(PATIENCE);
      }
    }
    return true;
  }

  private Action play(RecallState state, int seat, Slot drawn, Memory memory) {
    Card card = memory.face(drawn);
    if (card != null && wants(state.player(seat), card)) {
      return RecallAction.Word.COLLECT_DRAWN;
    }
    List<Slot> cards = state.freeCards(seat);
    cards.add(drawn);
    Slot best =
        cards.stream()
            .max(Comparator.comparingDouble(slot -> relief(cards, slot, memory)))
            .orElse(drawn);
    return new RecallAction.Play(best);
  }

  /** The points that a play gets rid of, including equal cards that can follow it in the window. */
  private double relief(List<Slot> cards, Slot played, Memory memory) {
    Card card = memory.face(played);
    double relief = memory.expected(played);
    if (card != null && SpecialPower.of(card).isPresent()) {
      relief += settings.of(POWERS);
    }
    for (Slot other : cards) {
      Card follower = memory.face(other);
      if (card != null && follower != null && !other.equals(played)) {
        relief += RecallPoints.sameRank(card, follower) ? RecallPoints.of(follower) : 0;
      }
    }
    return relief;
  }

  /** Whether to collect a card: one that counts little, or any once the four of a kind is near. */
  private boolean wants(RecallSeat player, Card card) {
    return !card.isJoker()
        && card.rank() == player.rank()
        && (RecallPoints.of(card) <= settings.whole(COLLECTS) || player.collection().size() >= 2);
  }

  private Action swap(RecallState state, int seat, Memory memory) {
    Comparator<Slot> cheap = Comparator.comparingDouble(memory::expected);
    Optional<Slot> dearest = state.freeCards(seat).stream().max(cheap);
    List<Slot> others = state.freeCards();
    others.removeAll(state.freeCards(seat));
    Optional<Slot> cheapest = others.stream().min(cheap);
    if (dearest.isPresent() && cheapest.isPresent()) {
      double gain = memory.expected(dearest.get()) - memory.expected(cheapest.get());
      if (gain >= settings.of(WORTH_A_SWAP)) {
        return new RecallAction.Swap(dearest.get(), cheapest.get());
      }
    }
    return RecallAction.Word.PASS;
  }

  private static Action peek(RecallState state, int seat, Special special, Memory memory) {
    List<Slot> cards = new ArrayList<>(state.freeCards(seat));
    cards.addAll(state.freeCards());
    cards.removeIf(slot -> memory.face(slot) != null);
    return cards.isEmpty() || special.peeked() != null
        ? RecallAction.Word.PASS
        : new RecallAction.PeekAt(cards.get(0));
  }

  @Override
  public List<Slot> layAside(RecallState state, int seat, Knowledge knowledge, Dice dice) {
    Card top = state.stock().top();
    if (state.window().claiming()) {
      return unasked(state, seat, knowledge, dice)
          .map(collect -> Recall.aside(state, collect))
          .orElse(List.of());
    }
    List<Slot> cards = state.freeCards(seat);
    Memory memory = memory(state, seat, knowledge, dice);
    List<Slot> matching = new ArrayList<>(cards);
    matching.removeIf(
        slot -> {
          Card card = memory.face(slot);
          return card == null || top == null || !RecallPoints.sameRank(card, top);
        });
    matching.removeIf(slot -> settings.happens(MISS, dice));
    if (matching.isEmpty() && !cards.isEmpty() && settings.happens(WRONG, dice)) {
      return List.of(cards.get(dice.below(cards.size())));
    }
    return matching;
  }

  @Override
  public Optional<Action> unasked(RecallState state, int seat, Knowledge knowledge, Dice dice) {
    RecallSeat player = state.player(seat);
    Card top = state.stock().top();
    boolean may =
        state.ending() == null
            && state.phase().collecting()
            && !player.isOut()
            && !player.claimOpen()
            && !state.window().claims().contains(seat);
    return may && top != null && wants(player, top)
        ? Optional.of(RecallAction.Word.COLLECT)
        : Optional.empty();
  }
}
