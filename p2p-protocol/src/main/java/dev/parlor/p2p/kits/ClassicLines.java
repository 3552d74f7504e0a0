package dev.parlor.p2p.kits;

import dev.parlor.games.Action;
import dev.parlor.games.classic.ClassicPlay;
import dev.parlor.games.classic.ClassicState;
import dev.parlor.p2p.message.ActionLines;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Set;

/**
 * The actions of Blackjack Classic as lines: {@code ACTION:<player>:<deal|hit|stay|show|pass>};
 * player 1 plays, player 2 deals.
 */
final class ClassicLines implements ActionLines<ClassicState> {
  @Override
  public Set<String> verbs() {
    return Set.of("ACTION");
  }

  @Override
  public Line write(ClassicState state, int seat, Action action) {
    return Line.of("ACTION", seat + 1, ((ClassicPlay) action).word());
  }

  @Override
  public Action read(Line line) throws Malformed {
    return WordLists.find(line, 1, ClassicPlay.values(), ClassicPlay::word);
  }
}
