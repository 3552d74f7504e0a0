package dev.parlor.terminal.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A demo is over soon, unless the whole match is wanted. */
class DemoLengthTest {
  private static final TableKit<?, ?> POKER = Catalogue.SHIPPED.named("poker").orElseThrow();
  private static final TableKit<?, ?> ROMME = Catalogue.SHIPPED.named("romme").orElseThrow();

  private final DemoLength some = new DemoLength(1, false, Optional.empty());
  private final DemoLength whole = new DemoLength(1, true, Optional.empty());

  @Test
  void itIsOneHandOrOneRound() {
    assertEquals(Map.of("handLimit", "1"), some.options(POKER, Map.of()));
    assertEquals(Map.of("match", "rounds", "rounds", "1"), some.options(ROMME, Map.of()));
  }

  @Test
  void itIsWhatWasChosenOrTheWholeMatch() {
    Map<String, String> chosen = Map.of("chips", "50");
    assertEquals(chosen, some.options(POKER, chosen));
    assertEquals(Map.of(), whole.options(POKER, Map.of()));
  }

  @Test
  void whatComesLateComesQuicker() {
    assertTrue(some.millis(60_000) < some.millis(1000));
    assertEquals(whole.millis(1000), whole.millis(60_000));
    assertEquals(some.millis(0), whole.millis(0));
  }

  @Test
  void aGameOfManyMovesComesToItsEndToo() {
    assertEquals(List.of(0, 1, 2, DemoLength.HURRIES), hurries(some));
    assertEquals(List.of(0, 0, 0, 0), hurries(whole));
  }

  private static List<Integer> hurries(DemoLength length) {
    return Stream.of(20_000, 30_000, 40_000, 50_000)
        .map(length::hurries)
        .collect(Collectors.toList());
  }
}
