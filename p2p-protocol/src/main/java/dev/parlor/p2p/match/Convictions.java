package dev.parlor.p2p.match;

import dev.parlor.p2p.deal.Engine;
import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.Stale;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.FalseVote;
import dev.parlor.p2p.seating.MatchSeat;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The lies that were proven in a match. Whoever told one is out. */
final class Convictions {
  private final Seating seating;
  private final Engine engine;
  private final Checks checks;
  private final People people;
  private final List<Verdict> verdicts = new ArrayList<>();

  Convictions(Seating seating, Engine engine, Checks checks, People people) {
    this.seating = seating;
    this.engine = engine;
    this.checks = checks;
    this.people = people;
  }

  List<Verdict> verdicts() {
    return Collections.unmodifiableList(verdicts);
  }

  /** Convicts a seat of a lie that it has signed: it is out, and what needs its keys is void. */
  void convict(int seat, Offence kind, String evidence, Bytes head) {
    verdicts.add(new Verdict(seating.tableSeat(new MatchSeat(seat)), kind, evidence));
    if (!people.attendance.isGone(seat)) {
      people.leaving.out(seat, head);
    }
  }

  /** Takes two entries of one author with one counter, which no honest phone signs. */
  void evidence(Said by, Reader block) throws Lie, Malformed, Stale {
    Entry one = Entry.decode(block);
    Entry other = Entry.decode(block);
    block.end();
    if (!checks.equivocation().test(one, other)) {
      throw new Lie(Offence.FALSE_EVIDENCE, "seat " + one.seat().number());
    }
    show(by, one.seat(), Offence.TWO_ENTRIES, "counter " + one.counter());
  }

  /**
   * Takes a proof that a vote was false. Only somebody who held the branch that was cut can show
   * it.
   */
  void falseVote(Said by, Reader block) throws Lie, Malformed, Stale {
    FalseVote shown = FalseVote.read(block);
    TableSeat liar = shown.voter();
    if (!checks.falseVotes().test(shown, by.seen())) {
      throw new Lie(Offence.FALSE_EVIDENCE, "vote of seat " + liar.number());
    }
    show(by, liar, Offence.FALSE_VOTE, "epoch " + shown.epoch());
  }

  /**
   * Convicts a seat by something that another one shows. What is known already brings nothing, so
   * nobody holds up a table by showing it once more.
   */
  private void show(Said by, TableSeat liar, Offence kind, String evidence) throws Stale {
    MatchSeat seat = seating.seatOf(liar);
    if (seat.isNone()) {
      throw new Stale("of somebody who plays no more");
    }
    if (verdicts.stream().anyMatch(one -> one.seat().equals(liar) && one.kind() == kind)) {
      throw new Stale("known already");
    }
    convict(seat.index(), kind, evidence, by.head());
  }

  /**
   * A seat says that the shuffles of a deck do not hold. Every phone checks them, and one of the
   * two seats is convicted.
   */
  void accuse(Said by, Line line) throws Lie, Malformed, Stale {
    Engine.Check check =
        engine.checkOf(line.number(0, 0, 65535), line.number(1, 0, 255), checks.entropy());
    if (check == null) {
      throw new Stale(line.toString());
    }
    List<Integer> liars = check.work().get();
    if (liars.isEmpty()) {
      throw new Lie(Offence.FALSE_ACCUSATION, line.toString());
    }
    for (int liar : liars) {
      convict(liar, Offence.WRONG_SHUFFLE, line.toString(), by.head());
    }
  }
}
