package dev.parlor.p2p.testing.poker;

import static dev.parlor.p2p.testing.liars.Liar.Fate.NAMED;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.guest;
import static dev.parlor.p2p.testing.liars.Tricks.flipped;

import dev.parlor.games.Event;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.card.Card;
import dev.parlor.games.poker.HandResult;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.poker.hand.PokerHand;
import dev.parlor.p2p.deal.BlockType;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.log.Vouch;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.testing.liars.Liar;
import dev.parlor.p2p.testing.liars.LiarsDesk;
import dev.parlor.p2p.testing.liars.Trick;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Ways to escape a lost all-in. The seat that gives its shares last sees all cards before the
 * others do, and a hand whose cards can't be opened is void. The chips that the liar has put in
 * must be gone all the same; the others share them by the worth of their open hands.
 */
final class EscapeLies {
  private static final Predicate<Bots<?, ?>> POKER = Liar.only(PokerKit.KIT);

  /** What it does instead of opening the cards by which it has lost. */
  private enum Way {
    SILENCE,
    WRONG_SHARE,
    LEAVING,
    TALKING
  }

  private EscapeLies() {}

  static List<Liar> all() {
    return List.of(
        guest("void-to-escape-a-lost-all-in", POKER, NO_EFFECT, () -> new Escape(Way.SILENCE)),
        guest("spoils-a-lost-all-in", POKER, NAMED, () -> new Escape(Way.WRONG_SHARE)),
        guest("leaves-a-lost-all-in", POKER, NO_EFFECT, () -> new Escape(Way.LEAVING)),
        guest("talks-away-a-lost-all-in", POKER, NO_EFFECT, () -> new Escape(Way.TALKING)));
  }

  private static final class Escape implements Trick {
    private final Way way;
    private final List<Bytes> held = new ArrayList<>();
    private int hand = -1; // the deck of the hand that it wants to be void
    private int betIn = -1;
    private int kept; // what it would have been left with, had it shown its cards
    private long talked;
    private int words;
    private long now;
    private @Nullable String wrong;
    private boolean settled;

    Escape(Way way) {
      this.way = way;
    }

    @Override
    public long clock(LiarsDesk desk, long time) {
      now = time;
      return time;
    }

    @Override
    public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
      if (!(LiarsDesk.decode(message).orElse(null) instanceof Message.Submit submit)) {
        return List.of(message);
      }
      if (hand >= 0 && way == Way.SILENCE) {
        return List.of(); // until the end
      }
      if (!Match.verbOf(submit.entry()).equals("UNLOCK") || allIn(desk) == null) {
        return List.of(message);
      }
      held.add(message); // until it knows how the hand ends
      return List.of();
    }

    @Override
    public void look(LiarsDesk desk) {
      if (!desk.hasBegun() || !(desk.match().state() instanceof HoldemState state)) {
        return;
      }
      settle(state, desk.me());
      if (hand < 0 && betIn != desk.log().size() && state.turn() == desk.me()) {
        betIn = desk.log().size();
        desk.plays(new Input.Choose(PokerAction.Word.ALL_IN));
      }
      if (hand >= 0) {
        talk(desk);
      } else if (!held.isEmpty()) {
        decide(desk, state);
      }
    }

    /**
     * The state if the liar is all-in, all hands lie open, the rest of the board is being opened,
     * and nobody helps after it. It may then know before all others how the hand ends.
     */
    private static @Nullable HoldemState allIn(LiarsDesk desk) {
      if (!desk.hasBegun() || !(desk.match().state() instanceof HoldemState state)) {
        return null;
      }
      return state.hand().filter(now -> isLastToHelp(state, now, desk.me())).isPresent()
          ? state
          : null;
    }

    private static boolean isLastToHelp(HoldemState state, PokerHand hand, int me) {
      int hands = 2 * hand.start().dealt().size();
      return !state.awaited().isEmpty()
          && state.awaited().stream().allMatch(slot -> slot.index() >= hands)
          && hand.players().get(me).isAllIn()
          && hand.liveSeats().stream()
              .allMatch(seat -> hand.players().get(seat).total() <= hand.players().get(me).total());
    }

    private void decide(LiarsDesk desk, HoldemState state) {
      HandResult result = allIn(desk) == null ? null : ahead(desk).orElse(null);
      if (result == null && allIn(desk) != null) {
        return; // the others have not shown their part yet
      }
      int me = desk.me();
      if (result == null || result.stacks().get(me) >= result.start().stacks().get(me)) {
        held.forEach(message -> desk.says(desk.host(), message));
        held.clear();
        return;
      }
      desk.tell();
      hand = state.deck();
      kept = result.stacks().get(me);
      if (way == Way.LEAVING) {
        desk.plays(new Input.Leave());
      }
      if (way == Way.WRONG_SHARE || way == Way.LEAVING) {
        held.forEach(message -> desk.says(desk.host(), spoilt(desk, message)));
      }
    }

    private Bytes spoilt(LiarsDesk desk, Bytes message) {
      if (way != Way.WRONG_SHARE
          || !(LiarsDesk.decode(message).orElse(null) instanceof Message.Submit submit)) {
        return message;
      }
      Entry entry = submit.entry();
      byte[] shares = flipped(entry.payload().bytes().toArray(), -1);
      return new Message.Submit(desk.resign(entry, Payload.block(shares))).encode();
    }

    /** Says something worthless every few seconds, so that nobody can call it silent. */
    private void talk(LiarsDesk desk) {
      if (way == Way.TALKING && now > talked + 4_000 && !desk.isOver()) {
        talked = now;
        Payload tea = Payload.text(Line.of("ELAPSED", "tea", 1, 0));
        desk.submit(
            desk.entry(
                switch (words++ % 3) {
                  case 0 -> tea;
                  case 1 -> Payload.block(new byte[] {BlockType.PART, 0, 0, BlockType.UNLOCK});
                  default -> Vouch.of(desk.entry(desk.nextCounter() + 1, tea));
                }));
      }
    }

    /** How the hand will end, by the cards that this phone can see already and nobody else can. */
    private static Optional<HandResult> ahead(LiarsDesk desk) {
      return ahead(desk, desk.match());
    }

    private static <S> Optional<HandResult> ahead(LiarsDesk desk, Match<S, ?> match) {
      S state = match.state();
      while (state instanceof HoldemState now && !now.awaited().isEmpty()) {
        Slot next = now.awaited().get(0);
        Card face = desk.session().knowledge().face(next);
        Step.Accepted<S> accepted =
            face == null
                ? null
                : match
                    .kit()
                    .game()
                    .apply(state, new Event.Opened(next, face))
                    .accepted()
                    .orElse(null);
        if (accepted == null) {
          return Optional.empty();
        }
        state = accepted.state();
      }
      return state instanceof HoldemState end ? end.lastHand() : Optional.empty();
    }

    /**
     * Checks the hand that it has spoilt, once it is settled: the others must have what it has
     * lost.
     */
    private void settle(HoldemState state, int me) {
      HandResult last = state.lastHand().orElse(null);
      if (hand < 0 || settled || last == null || last.deck() != hand) {
        return;
      }
      settled = true;
      int saved = last.stacks().get(me) - kept;
      if (saved > 0) {
        wrong = "it has saved " + saved + " chips";
      }
      int won = 0;
      for (int seat = 0; seat < last.stacks().size(); seat++) {
        int gain = last.stacks().get(seat) - last.start().stacks().get(seat);
        won += gain;
      }
      if (won != 0) {
        wrong = won + " chips more than before";
      }
    }

    @Override
    public Optional<String> wrong(Match<?, ?> match, TableSeat liar) {
      if (match.state() instanceof HoldemState state) {
        settle(state, match.seating().seatOf(liar).index());
      }
      return hand >= 0 && !settled && match.setup().seats() > 2 // two can't judge each other
          ? Optional.of("the hand was never settled")
          : Optional.ofNullable(wrong);
    }
  }
}
