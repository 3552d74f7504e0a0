package dev.parlor.p2p.testing.poker;

import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.guest;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.poker.HandResult;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.eval.Equity;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.poker.hand.PokerHand;
import dev.parlor.games.poker.hand.PokerLimits;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.testing.liars.Liar;
import dev.parlor.p2p.testing.liars.LiarsDesk;
import dev.parlor.p2p.testing.liars.Trick;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.wire.Bytes;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A third seat, which has nothing left to win in the pot, falls silent when two others are all-in,
 * so the hand can't be played to its end. It has to help before anybody can know the board, and the
 * two get what their open hands are worth, so it saves no friend.
 */
final class AccompliceLies {
  private static final Predicate<Bots<?, ?>> POKER = Liar.only(PokerKit.KIT);

  private AccompliceLies() {}

  static List<Liar> all() {
    return List.of(guest("third-falls-silent-at-an-all-in", POKER, NO_EFFECT, Third::new).among(4));
  }

  private static final class Third implements Trick {
    private int folded = -1; // at this size of the log it has just folded
    private int deck = -1; // of the hand in which it fell silent
    private double[] worth = {}; // what each seat must have afterwards
    private @Nullable String wrong;

    @Override
    public void look(LiarsDesk desk) {
      if (!desk.hasBegun() || !(desk.match().state() instanceof HoldemState state)) {
        return;
      }
      judge(state);
      if (deck < 0 && folded != desk.log().size() && state.turn() == desk.me()) {
        folded = desk.log().size();
        PokerLimits limits = state.hand().orElseThrow(IllegalStateException::new).limits();
        desk.plays(
            new Input.Choose(limits.mayCheck() ? PokerAction.Word.CHECK : PokerAction.Word.FOLD));
      }
    }

    @Override
    public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
      if (!(LiarsDesk.decode(message).orElse(null) instanceof Message.Submit submit)) {
        return List.of(message);
      }
      if (deck >= 0) {
        return List.of(); // until the end
      }
      if (!Match.verbOf(submit.entry()).equals("UNLOCK")
          || !desk.hasBegun()
          || !(desk.match().state() instanceof HoldemState state)
          || !isBetweenTwoOthers(state, desk.me())) {
        return List.of(message);
      }
      deck = state.deck();
      worth = worth(state, state.hand().orElseThrow(IllegalStateException::new));
      if (state.board().isEmpty() && desk.session().knowledge().face(next(state)) != null) {
        wrong = "it knows a card of the board before it has helped";
      }
      desk.tell();
      return List.of();
    }

    private static Slot next(HoldemState state) {
      return state.awaited().get(0);
    }

    private static boolean isBetweenTwoOthers(HoldemState state, int me) {
      PokerHand hand = state.hand().orElse(null);
      return hand != null
          && hand.isBettingOver()
          && hand.liveSeats().size() == 2
          && !hand.liveSeats().contains(me)
          && !state.awaited().isEmpty()
          && state.awaited().get(0).index() >= 2 * hand.start().dealt().size();
    }

    /**
     * What each seat should get, by other arithmetic than that of the rules: what both can win is
     * shared by chance.
     */
    private static double[] worth(HoldemState state, PokerHand hand) {
      double[] worth = new double[state.seats().size()];
      List<Integer> live = hand.liveSeats();
      int first = hand.players().get(live.get(0)).total();
      int second = hand.players().get(live.get(1)).total();
      int common = 0; // what both can win
      for (int seat = 0; seat < worth.length; seat++) {
        worth[seat] = state.chips(seat);
        int paid = Math.min(hand.players().get(seat).total(), Math.min(first, second));
        common += paid;
      }
      worth[first > second ? live.get(0) : live.get(1)] += hand.pot() - common;
      List<List<Card>> hands =
          List.of(hole(state, hand, live.get(0)), hole(state, hand, live.get(1)));
      List<Double> shares = Equity.exact(hands, state.board()).shares();
      for (int i = 0; i < 2; i++) {
        worth[live.get(i)] += common * shares.get(i);
      }
      return worth;
    }

    /** A seat's hole cards, which are dealt one at a time from the left of the button. */
    private static List<Card> hole(HoldemState state, PokerHand hand, int seat) {
      int place = hand.start().clockwise().indexOf(seat);
      int dealt = hand.start().dealt().size();
      return List.of(
          Optional.ofNullable(state.faces().get(place)).orElseThrow(IllegalStateException::new),
          Optional.ofNullable(state.faces().get(place + dealt))
              .orElseThrow(IllegalStateException::new));
    }

    private void judge(HoldemState state) {
      HandResult last = state.lastHand().orElse(null);
      if (deck < 0 || last == null || last.deck() != deck) {
        return;
      }
      for (int seat = 0; seat < worth.length; seat++) {
        if (Math.abs(last.stacks().get(seat) - worth[seat]) > 1) {
          wrong = "seat " + seat + " has " + last.stacks().get(seat) + ", not " + worth[seat];
        }
      }
    }

    @Override
    public Optional<String> wrong(Match<?, ?> match, TableSeat liar) {
      if (match.state() instanceof HoldemState state) {
        judge(state);
      }
      return Optional.ofNullable(wrong);
    }
  }
}
