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
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Choices that all make at once: first everybody commits, then everybody reveals. */
public final class UnseenChoices {
  private final Bytes tid;
  private final List<Bytes> npubs;
  private final Map<Integer, Bytes> commits = new TreeMap<>();
  private final Set<Integer> revealed = new TreeSet<>();
  private int round;

  UnseenChoices(Bytes tid, List<Bytes> npubs) {
    this.tid = tid;
    this.npubs = npubs;
  }

  /** The number of the present round of choices; part of every commitment. */
  public int round() {
    return round;
  }

  public boolean hasCommitted(int seat) {
    return commits.containsKey(seat);
  }

  public boolean hasRevealed(int seat) {
    return revealed.contains(seat);
  }

  /** Whether all these seats have committed, so that revealing may begin. */
  public boolean allCommitted(Set<Integer> seats) {
    return commits.keySet().containsAll(seats);
  }

  /** The rules have forgotten what was revealed: everybody chooses anew. */
  void restart() {
    round++;
    commits.clear();
    revealed.clear();
  }

  /** Nobody waits for the reveal of a seat that is gone. */
  void leave(int seat) {
    commits.remove(seat);
    revealed.remove(seat);
    if (!commits.isEmpty() && revealed.containsAll(commits.keySet())) {
      restart();
    }
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

  void commit(int seat, Line line) throws Lie, Malformed {
    Bytes commit = line.hex(1, 32);
    if (line.number(0, 1, npubs.size()) - 1 != seat) {
      throw new Lie(Offence.FOR_SOMEBODY_ELSE, line.toString());
    }
    if (commits.putIfAbsent(seat, commit) != null) {
      throw new Lie(Offence.TWICE, "commit");
    }
    if (commits.values().stream().filter(commit::equals).count() > 1) {
      throw new Lie(Offence.COPIED_COMMIT, line.toString());
    }
  }

  /** {@code BET_REVEAL:<player>:<random>:<verb>:<arguments>}: the choice as its own line. */
  Line reveal(int seat, Line line) throws Lie, Malformed, Stale {
    Bytes commit = commits.get(seat);
    if (commit == null || revealed.contains(seat)) {
      throw new Stale("nothing to reveal");
    }
    Line choice = new Line(line.arg(2), line.args().subList(3, line.args().size()));
    if (!commitment(seat, choice, line.hex(1, 32)).equals(commit)) {
      throw new Lie(Offence.WRONG_REVEAL, line.toString());
    }
    revealed.add(seat);
    if (revealed.containsAll(commits.keySet())) {
      restart();
    }
    return choice;
  }
}
