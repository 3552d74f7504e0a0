package dev.parlor.p2p.match;

import dev.parlor.games.Setup;
import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.Stale;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/** How the first match of a table begins: when all seats have agreed to the roster. */
final class Opening {
  private final Bytes tid;
  private final Orderer orderer;
  private final Setup setup;
  private final RulesAtWork<?> rules;
  private final Ending ending;
  private final Set<Integer> agreed = new TreeSet<>();

  Opening(Bytes tid, Orderer orderer, Setup setup, RulesAtWork<?> rules, Ending ending) {
    this.tid = tid;
    this.orderer = orderer;
    this.setup = setup;
    this.rules = rules;
    this.ending = ending;
  }

  Set<Integer> agreed() {
    return Collections.unmodifiableSet(agreed);
  }

  /** {@code START_GAME:<table>:<unix seconds>}. */
  void start(Said by, Line line) throws Lie, Malformed, Stale {
    if (!line.hex(0, 32).equals(tid)) {
      throw new Lie(Offence.OTHER_TABLE, line.toString());
    }
    if (rules.state() != null || !agreed.add(by.seat())) {
      throw new Stale("started already");
    }
    if (by.seat() == orderer.seat()) {
      ending.begin(line.number(1, 0, Integer.MAX_VALUE));
    }
    if (agreed.size() == setup.seats()) {
      rules.open(setup);
    }
  }
}
