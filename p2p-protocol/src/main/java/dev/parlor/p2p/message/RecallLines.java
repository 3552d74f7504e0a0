package dev.parlor.p2p.message;

import dev.parlor.games.Action;
import dev.parlor.games.recall.RecallAction;
import dev.parlor.games.recall.RecallState;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Set;

/**
 * {@code PICK:<player>:<slot>}, {@code CHOOSE:<player>:<slot>}, {@code SAME_RANK:<player>}, {@code
 * TWO_JOKERS:<player>}, {@code DRAW:<player>}, {@code RECALL:<player>}, {@code
 * PLAY:<player>:<slot>}, {@code COLLECT:<player>:<drawn|discard>}, {@code
 * SWAP:<player>:<slot>:<slot>}, {@code PEEK:<player>:<slot>} and {@code PASS:<player>}.
 */
public final class RecallLines implements ActionLines<RecallState> {
  @Override
  public Set<String> verbs() {
    return Set.of(
        "PICK",
        "CHOOSE",
        "SAME_RANK",
        "TWO_JOKERS",
        "DRAW",
        "RECALL",
        "PLAY",
        "COLLECT",
        "SWAP",
        "PEEK",
        "PASS");
  }

  @Override
  public Line write(RecallState state, int seat, Action action) {
    int player = seat + 1;
    if (action instanceof RecallAction.Pick pick) {
      return Line.of("PICK", player, pick.card());
    } else if (action instanceof RecallAction.Choose choose) {
      return Line.of("CHOOSE", player, choose.card());
    } else if (action instanceof RecallAction.Play play) {
      return Line.of("PLAY", player, play.card());
    } else if (action instanceof RecallAction.Swap swap) {
      return Line.of("SWAP", player, swap.one(), swap.other());
    } else if (action instanceof RecallAction.PeekAt peek) {
      return Line.of("PEEK", player, peek.card());
    } else if (action instanceof RecallAction.CollectDrawn) {
      return Line.of("COLLECT", player, "drawn");
    } else if (action instanceof RecallAction.Collect) {
      return Line.of("COLLECT", player, "discard");
    }
    return Line.of(bareVerb((RecallAction) action), player);
  }

  private static String bareVerb(RecallAction action) {
    if (action instanceof RecallAction.SameRank) {
      return "SAME_RANK";
    } else if (action instanceof RecallAction.TwoJokers) {
      return "TWO_JOKERS";
    } else if (action instanceof RecallAction.Draw) {
      return "DRAW";
    }
    return action instanceof RecallAction.CallRecall ? "RECALL" : "PASS";
  }

  @Override
  public Action read(Line line) throws Malformed {
    return switch (line.verb()) {
      case "PICK" -> new RecallAction.Pick(Slots.slot(line.arg(1)));
      case "CHOOSE" -> new RecallAction.Choose(Slots.slot(line.arg(1)));
      case "SAME_RANK" -> new RecallAction.SameRank();
      case "TWO_JOKERS" -> new RecallAction.TwoJokers();
      case "DRAW" -> new RecallAction.Draw();
      case "RECALL" -> new RecallAction.CallRecall();
      case "PLAY" -> new RecallAction.Play(Slots.slot(line.arg(1)));
      case "COLLECT" ->
          WordLists.find(line, 1, new String[] {"drawn", "discard"}, word -> word).equals("drawn")
              ? new RecallAction.CollectDrawn()
              : new RecallAction.Collect();
      case "SWAP" -> new RecallAction.Swap(Slots.slot(line.arg(1)), Slots.slot(line.arg(2)));
      case "PEEK" -> new RecallAction.PeekAt(Slots.slot(line.arg(1)));
      default -> new RecallAction.Pass();
    };
  }
}
