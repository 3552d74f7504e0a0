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
 * Pays what this phone owes the table without asking its player: commitments, shuffles, shares,
 * seeds. Each debt is paid once at a time; the rim does the heavy work.
 */
public final class Chores {
  /** How many entries that nobody waits for a guest may have on their way. */
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
   * @param firstJob the number of the first job
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
   * Whether this phone has checked the proofs of a deck, in this life or an earlier one. It reveals
   * its seed only then, and without its seed there is no deck.
   */
  public boolean hasVerified() {
    return !engine.seeds().isEmpty();
  }

  /** Lets the rim check what others have shuffled. */
  void check() {
    for (Engine.Check check : engine.takeChecks(Set.of(me), entropy)) {
      compute(check.work(), liars -> checked(check, liars));
    }
  }

  private void checked(Engine.Check check, List<Integer> liars) {
    if (liars.isEmpty()) {
      // the proofs of the deck hold by this phone's own check, so its seed may be revealed
      verified.add(new Duty.Reveal(check.deck(), check.attempt()));
      voice.react();
    } else if (onlooks) {
      // a watcher can't accuse anybody, so it names the liar on its own screen only
      liars.forEach(liar -> found(check, liar));
    } else {
      log.comeback.onceWhole(() -> voice.line(Line.of("ACCUSE", check.deck(), check.attempt())));
    }
  }

  private void found(Engine.Check check, int liar) {
    TableSeat seat = match.seating().tableSeat(new MatchSeat(liar));
    String deck = "deck " + check.deck() + " attempt " + check.attempt();
    names.accept(new Verdict(seat, Offence.WRONG_SHUFFLE, deck));
  }

  /** Pays whatever is owed. What nobody waits for is paid as far as there is room. */
  void pay() {
    Duty duty = next();
    while (duty != null) {
      pay(duty);
      duty = next(); // a host's own entry is ordered at once, and may change what is owed
    }
    catchUp(room());
  }

  /**
   * How many more entries that nobody waits for this phone may send now. A guest has few on their
   * way, so that others find room, and only one while its own player is to act. The host's entries
   * are ordered at once, so it sends them only when its links are quiet.
   */
  private int room() {
    return log.isHost()
        ? 0
        : (match.awaited().toAct().contains(me) ? 1 : MOST_PATIENT) - log.own.size();
  }

  private @Nullable Duty next() {
    for (Duty duty : engine.duties(me)) {
      boolean mayPay = !(duty instanceof Duty.Reveal) || verified.contains(duty);
      boolean onItsWay = duty instanceof Duty.Prove; // a proof is signed together with its list
      if (mayPay && !onItsWay && !underWay.contains(duty.debt())) {
        return duty;
      }
    }
    return null;
  }

  private void pay(Duty duty) {
    underWay.add(duty.debt());
    Supplier<List<byte[]>> job = own.job(duty);
    if (duty instanceof Duty.Shuffle shuffle) {
      compute(job, blocks -> paid(shuffle, blocks));
    } else {
      submit(duty, Parts.cut(job.get()));
    }
  }

  private void paid(Duty.Shuffle duty, List<byte[]> blocks) {
    if (!engine.duties(me).contains(duty)) {
      underWay.remove(duty.debt()); // the deck was given up while the shuffle was made
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
    paidBy.put(log.own.nextCounter() + blocks.size() - 1, duty.debt());
    submit(blocks);
  }

  private void submit(List<byte[]> blocks) {
    List<Payload> payloads = new ArrayList<>();
    blocks.forEach(block -> payloads.add(Payload.block(block)));
    voice.say(payloads);
  }

  /** Goes on with a shuffle that was made before a restart. */
  void resume(Duty.Shuffle duty, List<Bytes> pieces) {
    underWay.add(duty.debt());
    backlog.fill(duty, pieces);
  }

  /** Whether there is something to be signed as soon as the links are quiet. */
  public boolean waitsForQuiet() {
    return log.isHost() && !log.comeback.isUnderWay() && !backlog.isEmpty();
  }

  /**
   * Signs some pieces of a deck that is made ahead: none while the table waits for cards, and all
   * of them once somebody waits for that deck.
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

  /** An own entry was ordered. If it was a payment, the next one for that debt may be made. */
  void ordered(long counter) {
    Duty paid = paidBy.remove(counter);
    if (paid != null) {
      underWay.remove(paid);
    }
  }

  /** Hands work to the rim, which does it on another thread. */
  private <T> void compute(Supplier<T> work, Consumer<T> then) {
    long id = nextJob++;
    jobs.add(id);
    out.add(new Effect.Compute(id, Worked.by(this, work, then)));
  }

  /** Takes the result of a job from the rim. It is dropped if nobody waits for it any more. */
  public void computed(long id, Worked result) {
    if (result.isFor(this) && jobs.remove(id)) {
      result.settle();
    }
  }
}
