package dev.parlor.games.romme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.games.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ArrangementTest {
  @Test
  void chosenCardsAreArrangedAsAWhole() {
    Kitchen kitchen = Kitchen.of("2d", "Kd", "9s9h", "7s7h7d3c4cJkJh");
    kitchen.draw(1);
    RommeView view = kitchen.view(1);
    List<Slot> chosen = new ArrayList<>(kitchen.seat(1).hand().subList(0, 6));
    RommeAction.Meld meld = Arrangement.of(view, chosen).orElseThrow(AssertionError::new);
    assertEquals(21 + 12, Hints.points(meld));
    kitchen.act(1, meld);
    chosen.add(kitchen.seat(1).hand().get(0));
    assertEquals(Optional.empty(), Arrangement.of(view, chosen));
    assertEquals(Optional.empty(), Arrangement.of(view, List.of()));
    List<Slot> others = kitchen.seat(0).hand().subList(0, 3);
    assertEquals(Optional.empty(), Arrangement.of(view, others));
  }
}
