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
    return ((RecallAction) action).match(new Written(seat + 1));
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

  /** The line of each action of one player. */
  private record Written(int player) implements RecallAction.Cases<Line> {
    @Override
    public Line pick(RecallAction.Pick pick) {
      return Line.of("PICK", player, pick.card());
    }

    @Override
    public Line choose(RecallAction.Choose choose) {
      return Line.of("CHOOSE", player, choose.card());
    }

    @Override
    public Line sameRank(RecallAction.SameRank sameRank) {
      return Line.of("SAME_RANK", player);
    }

    @Override
    public Line twoJokers(RecallAction.TwoJokers twoJokers) {
      return Line.of("TWO_JOKERS", player);
    }

    @Override
    public Line draw(RecallAction.Draw draw) {
      return Line.of("DRAW", player);
    }

    @Override
    public Line callRecall(RecallAction.CallRecall call) {
      return Line.of("RECALL", player);
    }

    @Override
    public Line play(RecallAction.Play play) {
      return Line.of("PLAY", player, play.card());
    }

    @Override
    public Line collectDrawn(RecallAction.CollectDrawn collect) {
      return Line.of("COLLECT", player, "drawn");
    }

    @Override
    public Line collect(RecallAction.Collect collect) {
      return Line.of("COLLECT", player, "discard");
    }

    @Override
    public Line swap(RecallAction.Swap swap) {
      return Line.of("SWAP", player, swap.one(), swap.other());
    }

    @Override
    public Line peekAt(RecallAction.PeekAt peek) {
      return Line.of("PEEK", player, peek.card());
    }

    @Override
    public Line pass(RecallAction.Pass pass) {
      return Line.of("PASS", player);
    }
  }
}
