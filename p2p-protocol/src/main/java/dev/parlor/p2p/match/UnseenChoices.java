package dev.parlor.p2p.match;

import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.Stale;
import dev.parlor.p2p.log.Hash;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Writer;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Choices that all make at once: first everybody commits, then everybody reveals. A round lasts as
 * long as the rules ask for the same choice, and it is the same round for all.
 */
public final class UnseenChoices {
  private static final long NEVER = Long.MAX_VALUE;

  private final Bytes tid;
  private final List<Bytes> npubs;
  private final Map<Integer, Bytes> commits = new TreeMap<>();
  private final Set<Integer> revealed = new TreeSet<>();
  private OptionalInt choice = OptionalInt.empty();
  private Set<Integer> owing = Set.of();
  private int round = -1;
  private long complete = NEVER; // how long the log was when all had committed

  UnseenChoices(Bytes tid, List<Bytes> npubs) {
    this.tid = tid;
    this.npubs = npubs;
  }

  /** The number of the newest round of choices, from 0; part of every commitment. */
  public int round() {
    return round;
  }

  public boolean hasCommitted(int seat) {
    return commits.containsKey(seat);
  }

  /** Whether everybody who chooses in this round has committed, so that revealing may begin. */
  public boolean mayReveal() {
    return complete != NEVER;
  }

  /**
   * Notes what the rules ask for at this size of the log.
   *
   * @param now the choice that the rules ask for
   * @param missing the seats that have still to make it
   * @return whether another round has begun with it
   */
  boolean note(OptionalInt now, Set<Integer> missing, long size) {
    owing = missing;
    boolean another = now.isPresent() && !now.equals(choice);
    if (another) {
      choice = now;
      round++;
      commits.clear();
      revealed.clear();
      complete = NEVER;
    }
    if (complete == NEVER && round >= 0 && commits.keySet().containsAll(missing)) {
      complete = size;
    }
    return another;
  }

  public Bytes commitment(int seat, Line choice, Bytes random) {
    return Bytes.of(
        Hash.tagged(
            "CARDGAME/v1/bet",
            new Writer()
                .bytes(tid)
                .u32(round)
                .u8(seat)
                .bytes(npubs.get(seat))
                .text(choice.toString())
                .bytes(random)
                .toArray()));
  }

  /**
   * {@code BET_COMMIT:<player>:<round>:<hash>}. A copy of somebody else's is taken as well: the
   * hash is bound to its author, so nobody else can open it.
   */
  void commit(int seat, Line line) throws Lie, Malformed, Stale {
    requireMine(seat, line);
    Bytes commit = line.hex(2, 32);
    if (commits.containsKey(seat)) {
      throw new Lie(Offence.TWICE, "commit");
    }
    if (!owing.contains(seat)) {
      throw new Stale("nothing to choose");
    }
    commits.put(seat, commit);
  }

  /**
   * {@code BET_REVEAL:<player>:<round>:<random>:<verb>:<arguments>}: reads a choice as the line
   * that it stands for. Nobody may reveal before its own log holds the commitments of all.
   */
  Line reveal(Said by, Line line) throws Lie, Malformed, Stale {
    requireMine(by.seat(), line);
    Bytes commit = commits.get(by.seat());
    if (commit == null || by.seen() < complete) {
      throw new Lie(Offence.SHOW_TOO_EARLY, line.toString());
    }
    Line shown = new Line(line.arg(3), line.args().subList(4, line.args().size()));
    if (!commitment(by.seat(), shown, line.hex(2, 32)).equals(commit)) {
      throw new Lie(Offence.WRONG_REVEAL, line.toString());
    }
    if (!revealed.add(by.seat())) {
      throw new Stale("revealed already");
    }
    return shown;
  }

  private void requireMine(int seat, Line line) throws Lie, Malformed, Stale {
    if (line.number(0, 1, npubs.size()) - 1 != seat) {
      throw new Lie(Offence.FOR_SOMEBODY_ELSE, line.toString());
    }
    int named = line.number(1, 0, Integer.MAX_VALUE);
    if (named > round) {
      throw new Lie(Offence.PROMISE_TOO_EARLY, line.toString());
    }
    if (named < round) {
      throw new Stale("round " + named);
    }
  }
}
