package dev.parlor.terminal.air;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.radio.DoorStatus;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Way;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What hosts and stations tell of their doors. */
final class StationAirTest {
  private static final DoorStatus UP = new DoorStatus(true, Set.of(Way.RFCOMM), Set.of());

  private final AirLab lab = new AirLab();
  private final Air air = lab.air("");

  @AfterEach
  void close() {
    lab.close();
  }

  @Test
  void aSignThatIsUpIsSaidOnce() {
    assertEquals(Optional.of("Others can see the sign by Bluetooth."), air.news(UP));
    assertEquals(Optional.empty(), air.news(UP));
  }

  @Test
  void nothingIsSaidWhileADoorOpens() {
    assertEquals(Optional.empty(), air.news(new DoorStatus(false, Set.of(), Set.of())));
    assertTrue(air.news(UP).isPresent());
  }

  @Test
  void withoutASignTheComputerAnswersInquiriesForAsLongAsItIsOpen() {
    DoorStatus none = new DoorStatus(false, Set.of(Way.RFCOMM), Set.of(RadioTrouble.NO_ADVERTISER));
    String said = air.news(none).orElse("");
    assertTrue(said.contains("CAP_NET_ADMIN") && said.contains("laptop"), said);
    assertTrue(lab.discoverable);
    air.close();
    assertFalse(lab.discoverable);
  }

  @Test
  void whatIsInTheWayIsSaidAndThenThatItIsOver() {
    String said = air.news(DoorStatus.shut(RadioTrouble.OFF)).orElse("");
    assertTrue(said.contains("switched off"), said);
    assertTrue(air.news(UP).isPresent());
  }
}
