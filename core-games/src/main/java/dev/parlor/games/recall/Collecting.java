package dev.parlor.games.recall;

import dev.parlor.games.Action;
import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.List;
import java.util.Map;

/**
 * Collecting the top of the discards. A seat that alone collects its rank takes it at once. Where
 * others collect it as well, a short window opens in which everybody may lay the card aside unseen.
 * Of all who want it, the first one clockwise from the seat in turn gets it. So nobody gains by
 * being quick, or by being heard first.
 */
final class Collecting {
  static final int MILLIS = 1_000;

  private Collecting() {}

  static void ask(RecallDraft draft, int seat, Card top) {
    if (draft.window.claiming()) {
      draft.window = draft.window.withClaim(seat);
    } else if (rivals(draft, top) > 1) {
      draft.window = draft.window.claimOpened(draft.turn.seat(), seat);
      draft.requests.add(new Request.OpenWindow(draft.window.number(), MILLIS));
    } else {
      RecallTurns.collectTop(draft, seat);
    }
  }

  private static int rivals(RecallDraft draft, Card top) {
    int rivals = 0;
    for (int seat = 0; seat < draft.seats(); seat++) {
      rivals += !draft.player(seat).away() && collects(draft.player(seat), top) ? 1 : 0;
    }
    return rivals;
  }

  private static boolean collects(RecallSeat player, Card top) {
    return !player.isOut() && !player.claimOpen() && !top.isJoker() && top.rank() == player.rank();
  }

  /** Gives the card away, once everybody has shown what lay aside. */
  static void closed(RecallDraft draft, Map<Integer, List<Slot>> aside) {
    Window window = draft.window;
    draft.window = window.abandoned();
    Card top = draft.top();
    for (int step = 0; top != null && step < draft.seats(); step++) {
      int seat = (window.claimFrom() + step) % draft.seats();
      Slot card = draft.discard.get(draft.discard.size() - 1);
      boolean wants =
          window.claims().contains(seat) || aside.getOrDefault(seat, List.of()).contains(card);
      if (wants && collects(draft.player(seat), top)) {
        RecallTurns.collectTop(draft, seat);
        return;
      }
    }
  }

  /** The slots that a seat lays aside instead of acting openly, while the window is open. */
  static List<Slot> aside(RecallState state, Action action) {
    List<Slot> discard = state.stock().discard();
    return state.window().claiming() && action == RecallAction.Word.COLLECT
        ? List.of(discard.get(discard.size() - 1))
        : List.of();
  }
}
