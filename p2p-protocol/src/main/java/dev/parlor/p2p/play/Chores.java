package dev.parlor.p2p.play;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.deal.Duty;
import dev.parlor.p2p.deal.Engine;
import dev.parlor.p2p.deal.OwnDeal;
import dev.parlor.p2p.deal.Parts;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.replica.SharedLog;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.JournalRecord;
import dev.parlor.p2p.seat.Worked;
import dev.parlor.p2p.seating.MatchSeat;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What this phone owes the table without asking its player: commitments, shuffles, shares, seeds.
 * One payment for each debt is under way at a time; heavy work is done by the rim.
 */
public final class Chores {
  /** Entries that nobody waits for, of a guest. */
  private static final int MOST_PATIENT = 3;

  private final Match<?, ?> match;
  private final Engine engine;
  private final OwnDeal own;
  private final int me;
  private final SharedLog log;
  private final Consumer<Verdict> names;
  private final boolean onlooks;
  private final SeatVoice voice;
  private final Entropy entropy;
  private final Deque<Effect> out;
  private final Backlog backlog = new Backlog();
  private final Set<Duty> underWay = new HashSet<>();
  private final Map<Long, Duty> paidBy = new HashMap<>();
  private final Set<Duty> verified = new HashSet<>();
  private final Set<Long> jobs = new HashSet<>();
  private long nextJob;

  /**
   * The chores of a seat.
   *
   * @param firstJob jobs are numbered from here
   */
  Chores(Match<?, ?> match, OwnDeal own, int me, Common table, Place<?, ?> place, long firstJob) {
    this.nextJob = firstJob;
    this.match = match;
    this.engine = match.engine();
    this.own = own;
    this.me = me;
    this.log = table.log();
    this.names = table.names();
    this.onlooks = place.seat().isNone();
    this.voice = place.voice();
    this.entropy = place.phone().entropy();
    this.out = place.out();
  }

  /**
   * Whether a deck is there that was proven to this phone's own satisfaction, in this life or an
   * earlier one: it reveals no seed before, and without its seed there is no deck.
   */
  public boolean hasVerified() {
    return !engine.seeds().isEmpty();
  }

  /** Has the rim check what others have shuffled. */
  void check() {
    for (Engine.Check check : engine.takeChecks(Set.of(me), entropy)) {
      compute(check.work(), liars -> checked(check, liars));
    }
  }

  private void checked(Engine.Check check, List<Integer> liars) {
    if (liars.isEmpty()) {
      // the proofs of the deck hold, by this phone's own check: its seed may be revealed
      verified.add(new Duty.Reveal(check.deck(), check.attempt()));
      voice.react();
    } else if (onlooks) {
      liars.forEach(liar -> found(check, liar)); // it tells nobody but its own screen
    } else {
      log.comeback.onceWhole(() -> voice.line(Line.of("ACCUSE", check.deck(), check.attempt())));
    }
  }

  private void found(Engine.Check check, int liar) {
    TableSeat seat = match.seating().tableSeat(new MatchSeat(liar));
    String deck = "deck " + check.deck() + " attempt " + check.attempt();
    names.accept(new Verdict(seat, Offence.WRONG_SHUFFLE, deck));
  }

  /** Pays whatever is owed, and of what nobody waits for as much as there is room for. */
  void pay() {
    Duty duty = next();
    while (duty != null) {
      pay(duty);
      duty = next(); // a host's own entry is ordered at once, and may change what is owed
    }
    catchUp(room());
  }

  /**
   * How many entries that nobody waits for a guest may have on their way: few enough that those of
   * the others find room, and one when its own player is about to say something. The host's are
   * ordered as soon as they are signed; it waits until its links are quiet.
   */
  private int room() {
    return log.isHost()
        ? 0
        : (match.awaited().toAct().contains(me) ? 1 : MOST_PATIENT) - log.own.size();
  }

  private @Nullable Duty next() {
    for (Duty duty : engine.duties(me)) {
      boolean mayPay = !(duty instanceof Duty.Reveal) || verified.contains(duty);
      boolean onItsWay = duty instanceof Duty.Prove; // signed with the list that it is for
      if (mayPay && !onItsWay && !underWay.contains(key(duty))) {
        return duty;
      }
    }
    return null;
  }

  private void pay(Duty duty) {
    underWay.add(key(duty));
    Supplier<List<byte[]>> job = own.job(duty);
    if (duty instanceof Duty.Shuffle shuffle) {
      compute(job, blocks -> paid(shuffle, blocks));
    } else {
      submit(duty, Parts.cut(job.get()));
    }
  }

  private void paid(Duty.Shuffle duty, List<byte[]> blocks) {
    if (!engine.duties(me).contains(duty)) {
      underWay.remove(key(duty)); // meanwhile nobody waits for it any more
    } else if (!match.awaited().isAhead(duty.deck())) {
      submit(duty, Parts.cut(blocks));
    } else {
      List<Bytes> pieces = new ArrayList<>();
      Parts.cut(blocks, Parts.PATIENT).forEach(piece -> pieces.add(Bytes.of(piece)));
      out.add(new Effect.Save(JournalRecord.backlog(match.seating().number(), duty, pieces)));
      backlog.fill(duty, pieces);
    }
  }

  private void submit(Duty duty, List<byte[]> blocks) {
    paidBy.put(log.own.nextCounter() + blocks.size() - 1, key(duty));
    submit(blocks);
  }

  private void submit(List<byte[]> blocks) {
    List<Payload> payloads = new ArrayList<>();
    blocks.forEach(block -> payloads.add(Payload.block(block)));
    voice.say(payloads);
  }

  /** Goes on with a shuffle that was made in an earlier life. */
  void resume(Duty.Shuffle duty, List<Bytes> pieces) {
    underWay.add(key(duty));
    backlog.fill(duty, pieces);
  }

  /** Whether there is something to be signed as soon as the links are quiet. */
  public boolean waitsForQuiet() {
    return log.isHost() && !log.comeback.isUnderWay() && !backlog.isEmpty();
  }

  /**
   * Signs some pieces of a deck that is made ahead, none while cards of this one are awaited, or
   * all of them when somebody waits for it.
   */
  void catchUp(int room) {
    if (backlog.isEmpty()) {
      return;
    }
    backlog.keepIfOwed(engine.duties(me));
    int left = Integer.MAX_VALUE;
    if (match.awaited().isAhead(backlog.shuffle().deck())) {
      left = match.awaited().cards() ? 0 : room;
    }
    List<byte[]> pieces = new ArrayList<>();
    while (left-- > 0 && !backlog.isEmpty()) {
      pieces.add(backlog.next());
    }
    if (pieces.isEmpty()) {
      return;
    }
    if (backlog.isEmpty()) {
      submit(backlog.shuffle(), pieces);
    } else {
      submit(pieces);
    }
  }

  /** An own entry was ordered: if it was a payment, the next one for that debt may be made. */
  void ordered(long counter) {
    Duty paid = paidBy.remove(counter);
    if (paid != null) {
      underWay.remove(paid);
    }
  }

  /** One payment at a time for each deck: debts may grow while one is on its way. */
  private static Duty key(Duty duty) {
    if (duty instanceof Duty.Unlock unlock) {
      return new Duty.Unlock(unlock.deck(), 0);
    } else if (duty instanceof Duty.Coin coin) {
      return new Duty.Coin(coin.deck(), 0);
    }
    return duty;
  }

  /** Lets the rim work, off this thread. */
  private <T> void compute(Supplier<T> work, Consumer<T> then) {
    long id = nextJob++;
    jobs.add(id);
    out.add(new Effect.Compute(id, Worked.by(this, work, then)));
  }

  /** The rim has done a job; a result that nobody waits for any more is dropped. */
  public void computed(long id, Worked result) {
    if (result.isFor(this) && jobs.remove(id)) {
      result.settle();
    }
  }
}
