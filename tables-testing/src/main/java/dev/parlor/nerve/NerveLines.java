package dev.parlor.nerve;

import dev.parlor.games.Action;
import dev.parlor.p2p.message.ActionLines;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Set;

/** The actions of Nerve as lines: {@code ACTION:<player>:<stake|fold>}. */
final class NerveLines implements ActionLines<NerveState> {
  @Override
  public Set<String> verbs() {
    return Set.of("ACTION");
  }

  @Override
  public Line write(NerveState state, int seat, Action action) {
    return Line.of("ACTION", seat + 1, ((NerveAction) action).word());
  }

  @Override
  public Action read(Line line) throws Malformed {
    for (NerveAction word : NerveAction.values()) {
      if (word.word().equals(line.arg(1))) {
        return word;
      }
    }
    throw new Malformed("neither stake nor fold: " + line.arg(1));
  }
}
