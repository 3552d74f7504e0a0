package dev.parlor.p2p.kits;

import dev.parlor.games.Action;
import dev.parlor.games.recall.RecallAction;
import dev.parlor.games.recall.RecallState;
import dev.parlor.p2p.message.ActionLines;
import dev.parlor.p2p.message.Slots;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Set;

/**
 * The actions of Recall as lines: {@code PICK:<player>:<slot>}, {@code CHOOSE:<player>:<slot>},
 * {@code SAME_RANK:<player>}, {@code TWO_JOKERS:<player>}, {@code DRAW:<player>}, {@code
 * RECALL:<player>}, {@code PLAY:<player>:<slot>}, {@code COLLECT:<player>:<drawn|discard>}, {@code
 * SWAP:<player>:<slot>:<slot>}, {@code PEEK:<player>:<slot>} and {@code PASS:<player>}.
 */
final class RecallLines implements ActionLines<RecallState> {
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
      case "SAME_RANK" -> RecallAction.Word.SAME_RANK;
      case "TWO_JOKERS" -> RecallAction.Word.TWO_JOKERS;
      case "DRAW" -> RecallAction.Word.DRAW;
      case "RECALL" -> RecallAction.Word.CALL_RECALL;
      case "PLAY" -> new RecallAction.Play(Slots.slot(line.arg(1)));
      case "COLLECT" ->
          WordLists.find(line, 1, new String[] {"drawn", "discard"}, word -> word).equals("drawn")
              ? RecallAction.Word.COLLECT_DRAWN
              : RecallAction.Word.COLLECT;
      case "SWAP" -> new RecallAction.Swap(Slots.slot(line.arg(1)), Slots.slot(line.arg(2)));
      case "PEEK" -> new RecallAction.PeekAt(Slots.slot(line.arg(1)));
      default -> RecallAction.Word.PASS;
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
    public Line play(RecallAction.Play play) {
      return Line.of("PLAY", player, play.card());
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
    public Line word(RecallAction.Word word) {
      return switch (word) {
        case SAME_RANK -> Line.of("SAME_RANK", player);
        case TWO_JOKERS -> Line.of("TWO_JOKERS", player);
        case DRAW -> Line.of("DRAW", player);
        case CALL_RECALL -> Line.of("RECALL", player);
        case COLLECT_DRAWN -> Line.of("COLLECT", player, "drawn");
        case COLLECT -> Line.of("COLLECT", player, "discard");
        case PASS -> Line.of("PASS", player);
      };
    }
  }
}
