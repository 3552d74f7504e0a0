package dev.parlor.games.recall;

import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The same-rank window. All plays come at once when it closes, and all their cards are turned over;
 * then the plays are judged one by one in their order. A slot that its seat may not play (a
 * collection card, a card of somebody else) is a wrong play too, with nothing to turn over. Several
 * such slots count as one, and a slot that is listed twice counts once, so that nobody can empty
 * the draw pile with more penalties than it has cards.
 */
final class SameRank {
  private SameRank() {}

  static void open(RecallDraft draft) {
    draft.phase = RecallPhase.SAME_RANK_WINDOW;
    draft.window = draft.window.opened();
    draft.requests.add(
        new Request.OpenWindow(draft.window.number(), draft.options.window() * 1000));
  }

  static void closed(RecallDraft draft, Map<Integer, List<Slot>> plays) {
    Map<Integer, List<Slot>> meant = new TreeMap<>();
    plays.forEach((seat, slots) -> meant.put(seat, meant(draft, seat, slots)));
    draft.window = draft.window.closed(meant, draft.turn.seat(), draft.seats());
    for (Window.Play play : draft.window.queue()) {
      if (draft.player(play.seat()).free(play.slot(), draft.faces)) {
        draft.ask(play.slot());
      }
    }
    goOn(draft);
  }

  private static List<Slot> meant(RecallDraft draft, int seat, List<Slot> slots) {
    List<Slot> meant = new ArrayList<>();
    boolean foreign = false;
    for (Slot slot : new LinkedHashSet<>(slots)) {
      boolean free = draft.player(seat).free(slot, draft.faces);
      if (free || !foreign) {
        meant.add(slot);
      }
      foreign |= !free;
    }
    return meant;
  }

  /** Judges plays until one has to wait for a face or a shuffle, or none is left. */
  static void goOn(RecallDraft draft) {
    while (draft.ending == null && !draft.window.queue().isEmpty()) {
      Window.Play play = draft.window.queue().get(0);
      RecallSeat player = draft.player(play.seat());
      if (!play.wrong() && player.free(play.slot(), draft.faces)) {
        if (draft.ask(play.slot())) {
          return;
        }
        judge(draft, play);
      } else if (!player.isOut() && !penalty(draft, play)) {
        return;
      } else {
        dropFirst(draft);
      }
    }
    if (draft.ending == null) {
      SpecialPlays.begin(draft);
    }
  }

  private static void judge(RecallDraft draft, Window.Play play) {
    Card top = draft.top();
    if (top != null && RecallPoints.sameRank(draft.known(play.slot()), top)) {
      dropFirst(draft);
      draft.put(play.seat(), draft.player(play.seat()).without(play.slot()));
      RecallTurns.discard(draft, play.seat(), play.slot());
    } else {
      draft.shown.add(play.slot());
      replaceFirst(draft, new Window.Play(play.seat(), play.slot(), true));
    }
  }

  /**
   * Deals a penalty card from the pile, face down, if there is one. Answers false while the pile
   * has to be shuffled.
   */
  private static boolean penalty(RecallDraft draft, Window.Play play) {
    if (!draft.stocked()) {
      return false;
    }
    if (!draft.pile.isEmpty()) {
      draft.put(play.seat(), draft.player(play.seat()).adding(draft.pile.remove(0)));
    }
    return true;
  }

  private static void dropFirst(RecallDraft draft) {
    List<Window.Play> queue = draft.window.queue();
    draft.window = draft.window.withQueue(queue.subList(1, queue.size()));
  }

  private static void replaceFirst(RecallDraft draft, Window.Play play) {
    List<Window.Play> queue = new ArrayList<>(draft.window.queue());
    queue.set(0, play);
    draft.window = draft.window.withQueue(queue);
  }
}
