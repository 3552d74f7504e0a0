package dev.parlor.p2p.testing.blackjack;

import static dev.parlor.p2p.testing.liars.Liar.Fate.NAMED;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.guest;
import static dev.parlor.p2p.testing.liars.Liar.host;
import static dev.parlor.p2p.testing.liars.Tricks.submitted;

import dev.parlor.games.blackjack.DuelPhase;
import dev.parlor.games.blackjack.DuelState;
import dev.parlor.p2p.kits.DuelKit;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.testing.liars.Liar;
import dev.parlor.p2p.testing.liars.LiarsDesk;
import dev.parlor.p2p.testing.liars.Trick;
import dev.parlor.p2p.testing.liars.Tricks;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Bets that are promised, shown or kept back so that their author knows those of the others. */
final class BetLies {
  private static final Predicate<Bots<?, ?>> BLACKJACK = Liar.only(DuelKit.KIT);
  private static final int ILLEGAL = 100_000;
  private static final int LEGAL = 50;
  private static final Bytes RANDOM = Bytes.of(new byte[32]);

  private BetLies() {}

  static List<Liar> all() {
    return List.of(
        guest("illegal-bet-after-seeing", BLACKJACK, NAMED, () -> afterAll(ILLEGAL)),
        host("illegal-bet-of-the-host", BLACKJACK, NAMED, () -> afterAll(ILLEGAL)),
        guest("shows-its-bet-too-early", BLACKJACK, NAMED, BetLies::beforeAll),
        host("moves-the-bets-on", BLACKJACK, NAMED, MovesOn::new),
        guest("keeps-its-bet-back", BLACKJACK, NO_EFFECT, KeepsBack::new),
        host("copies-a-bet-before-its-author", BLACKJACK, NO_EFFECT, CopiesFirst::new));
  }

  private static Trick afterAll(int amount) {
    return new OwnBet(
        amount, (desk, round) -> desk.match().awaited().toAct().equals(Set.of(desk.me())));
  }

  /** Shows its bet as soon as its own promise has its place and somebody else's has none. */
  private static Trick beforeAll() {
    return new OwnBet(
        LEGAL,
        (desk, round) ->
            desk.match().unseen().hasCommitted(desk.me()) && !desk.match().unseen().mayReveal());
  }

  private static Line commit(LiarsDesk desk, Object hash) {
    return Line.of("BET_COMMIT", desk.me() + 1, desk.match().unseen().round(), hash);
  }

  private static Line bet(LiarsDesk desk, int amount) {
    return Line.of("BET", desk.me() + 1, amount);
  }

  private static Payload promise(LiarsDesk desk, int amount) {
    Bytes hash = desk.match().unseen().commitment(desk.me(), bet(desk, amount), RANDOM);
    return Payload.text(commit(desk, hash));
  }

  private static Payload show(LiarsDesk desk, int amount) {
    int me = desk.me() + 1;
    return Payload.text(
        Line.of("BET_REVEAL", me, desk.match().unseen().round(), RANDOM, "BET", me, amount));
  }

  private static boolean mayBet(LiarsDesk desk) {
    return desk.hasBegun()
        && !desk.isOver()
        && desk.match().choosesUnseen()
        && desk.match().awaited().toAct().contains(desk.me());
  }

  /** Promises a bet of its own choice, and shows it when it likes. */
  private static class OwnBet implements Trick {
    private final int amount;
    private final BiPredicate<LiarsDesk, Integer> when;
    private int round = -1; // of bets, in which it lies
    private boolean shown;
    private @Nullable Entry held;

    OwnBet(int amount, BiPredicate<LiarsDesk, Integer> when) {
      this.amount = amount;
      this.when = when;
    }

    @Override
    public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
      Entry promised = submitted(message, "BET_COMMIT").orElse(null);
      if (promised != null && (round < 0 || round == desk.match().unseen().round())) {
        round = desk.match().unseen().round();
        return List.of(new Message.Submit(desk.resign(promised, promise(desk, amount))).encode());
      }
      Entry honest = submitted(message, "BET_REVEAL").orElse(null);
      if (honest != null && !shown && round == desk.match().unseen().round()) {
        held = honest;
        return List.of();
      }
      return List.of(message);
    }

    @Override
    public void look(LiarsDesk desk) {
      if (desk.isHost() && round < 0 && mayBet(desk)) {
        round = desk.match().unseen().round();
        desk.says(desk.host(), new Message.Submit(desk.entry(promise(desk, amount))).encode());
      }
      if (shown || round < 0 || !mayBet(desk) || !desk.match().unseen().hasCommitted(desk.me())) {
        return;
      }
      Entry honest = held;
      boolean mayShow = honest != null || desk.isQuiet();
      if (mayShow && when.test(desk, round)) {
        shown = true;
        Payload lie = show(desk, amount);
        desk.submit(honest == null ? desk.entry(lie) : desk.resign(honest, lie));
      }
    }
  }

  /** Shows its own bet at once and leaves the promises of its guests unread until then. */
  private static final class MovesOn extends OwnBet {
    MovesOn() {
      super(LEGAL, (desk, round) -> true);
    }

    @Override
    public boolean holds(LiarsDesk desk, Bytes message) {
      return submitted(message, "BET_COMMIT").isPresent() && !desk.told();
    }
  }

  /**
   * Promises, sees what the others show, and is silent until it is called away. Then it is back.
   */
  private static final class KeepsBack implements Trick {
    private final List<Bytes> held = new ArrayList<>();
    private int keptIn = -1; // the round of the match
    private boolean back;
    private @Nullable String wrong;

    @Override
    public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
      if (keptIn < 0
          && desk.seats() > 2
          && submitted(message, "BET_REVEAL").isPresent()
          && desk.match().state() instanceof DuelState state) {
        keptIn = state.round();
        desk.tell();
      }
      if (keptIn < 0
          || back
          || !(LiarsDesk.decode(message).orElse(null) instanceof Message.Submit)) {
        return List.of(message);
      }
      held.add(message);
      return List.of();
    }

    @Override
    public void look(LiarsDesk desk) {
      if (keptIn < 0 || desk.isOver() || !(desk.match().state() instanceof DuelState state)) {
        return;
      }
      if (!back && desk.match().attendance().isAway(desk.me())) {
        back = true;
        held.forEach(message -> desk.says(desk.host(), message));
      }
      if (back && state.round() == keptIn && state.phase() == DuelPhase.PLAYING) {
        int least = state.options().minBet(state.player(desk.me()).chips());
        wrong = state.turn() == desk.me() ? "plays a bet that it kept back" : wrong;
        wrong = state.player(desk.me()).bet() == least ? wrong : "has more than the least bet";
      }
    }

    @Override
    public Optional<String> wrong(Match<?, ?> match, TableSeat liar) {
      return Optional.ofNullable(wrong);
    }
  }

  /** Orders a copy of a guest's promise before the promise itself, so that the guest repeats it. */
  private static final class CopiesFirst implements Trick {
    private @Nullable String copied;

    @Override
    public boolean holds(LiarsDesk desk, Bytes message) {
      Entry theirs = submitted(message, "BET_COMMIT").orElse(null);
      if (theirs == null || !mayBet(desk) || desk.match().unseen().hasCommitted(desk.me())) {
        return false;
      }
      if (copied == null) {
        copied = Tricks.line(theirs).map(CopiesFirst::hashOf).orElse(null);
      }
      return true;
    }

    private static String hashOf(Line line) {
      return line.args().get(line.args().size() - 1);
    }

    @Override
    public void look(LiarsDesk desk) {
      String hash = copied;
      if (hash != null && !desk.told() && mayBet(desk)) {
        desk.submit(desk.entry(Payload.text(commit(desk, hash))));
      }
    }
  }
}
