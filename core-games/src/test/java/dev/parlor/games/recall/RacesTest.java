package dev.parlor.games.recall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Event;
import dev.parlor.games.Slot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Several seats act at one moment, in every order in which their actions can come. */
class RacesTest {

  private static <T> List<List<T>> permutations(List<T> items) {
    if (items.isEmpty()) {
      return List.of(List.of());
    }
    List<List<T>> all = new ArrayList<>();
    for (T first : items) {
      List<T> rest = new ArrayList<>(items);
      rest.remove(first);
      for (List<T> tail : permutations(rest)) {
        List<T> one = new ArrayList<>();
        one.add(first);
        one.addAll(tail);
        all.add(one);
      }
    }
    return all;
  }

  @Test
  @DisplayName("recall 6 (Races): the order in which seats sealed their plays changes nothing")
  void theOrderOfSealsChangesNothing() {
    Set<RecallState> results = new HashSet<>();
    for (List<Integer> order : permutations(List.of(0, 1, 2, 3))) {
      Rig rig = Rig.started(4, "3s9h5c9d 4s8h9cTd 5h6hTsTh 2s7h8cKc 9s");
      rig.drawAndPlay(0);
      Map<Integer, List<Slot>> plays = new LinkedHashMap<>();
      for (int seat : order) {
        plays.put(seat, new ArrayList<>(rig.state().freeCards(seat)));
      }
      results.add(rig.happens(new Event.WindowClosed(plays)).state());
    }
    assertEquals(1, results.size());
  }

  @Test
  @DisplayName("recall 6: in every order of a seat's own cards the right ones go, the wrong stay")
  void everyOrderOfOwnCardsIsJudgedCardByCard() {
    for (List<Integer> own : permutations(List.of(1, 2, 3))) {
      for (List<Integer> theirs : permutations(List.of(1, 2))) {
        Rig rig = Rig.started(2, "3s9h5c9d 4s8h9cTd 9s2d2c2h6h");
        rig.drawAndPlay(0).window(Map.of(0, own, 1, theirs));
        assertEquals(4, rig.state().stock().discard().size(), own + " " + theirs);
        assertEquals(1 + 2, rig.state().player(0).cards(), own + " " + theirs);
        assertEquals(1 + 2 + 1, rig.state().player(1).cards(), own + " " + theirs);
        assertTrue(rig.discards().startsWith("9s 9"), rig.discards());
      }
    }
  }

  @Test
  @DisplayName("recall 7: which penalty card a seat gets follows the rounds")
  void penaltyCardsFollowTheRounds() {
    Rig rig = Rig.started(3, "3s9h5c9d 4s8h9cTd 5h6hTsTh 9s2d2c2h6c");
    Slot next = rig.drawAndPlay(0).state().stock().pile().get(0);
    Slot second = rig.state().stock().pile().get(1);
    rig.window(Map.of(0, List.of(2), 2, List.of(2, 3)));
    assertTrue(rig.state().player(2).holds(next));
    assertTrue(rig.state().player(0).holds(second));
    assertEquals(5, rig.state().player(0).cards());
    assertEquals(6, rig.state().player(2).cards());
  }

  @Test
  @DisplayName("recall 9, h: collectors and the seat in turn, in every order of their events")
  void collectorsAndTheTurnInEveryOrder() {
    List<Event> events =
        List.of(
            new Event.Acted(0, RecallAction.Word.COLLECT),
            new Event.Acted(1, RecallAction.Word.COLLECT),
            new Event.Acted(1, RecallAction.Word.DRAW));
    for (List<Event> order : permutations(events)) {
      Rig rig = Rig.started(2, "4s9h5c6d 4d8hTcTd 4h");
      rig.plainTurn(0);
      Map<Event, Boolean> taken = new HashMap<>();
      order.forEach(event -> taken.put(event, !rig.table.apply(event).isPresent()));
      assertEquals(true, taken.get(events.get(0)), order.toString());
      assertEquals(true, taken.get(events.get(1)), order.toString());
      boolean drawsFirst = order.indexOf(events.get(2)) == 0;
      assertEquals(drawsFirst, taken.get(events.get(2)), order.toString());
      rig.noPlays();
      assertEquals(
          drawsFirst ? RecallPhase.PLAYING : RecallPhase.DRAWING_CARD, rig.state().phase());
      assertEquals(2, rig.state().player(1).collection().size(), order.toString());
    }
  }

  @Test
  @DisplayName(
      "recall 10: a timer that loses the race against an action is refused, and vice versa")
  void timerAndActionInBothOrders() {
    Rig acted = Rig.started(2, "3s9h5c6d 4s8hTcTd 2h");
    RunningTimer clock = acted.state().clock();
    assertTrue(clock != null);
    acted.act(0, RecallAction.Word.DRAW);
    assertEquals("event.unexpected", acted.refusal(new Event.Elapsed(clock.timer())));
    Rig late = Rig.started(2, "3s9h5c6d 4s8hTcTd 2h");
    late.elapse();
    assertEquals("turn.notYours", late.refusal(0, RecallAction.Word.DRAW));
  }
}
