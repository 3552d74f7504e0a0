package dev.parlor.bluez.bus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.parlor.bluez.bus.BusTrouble.Why;
import org.freedesktop.dbus.errors.AccessDenied;
import org.freedesktop.dbus.errors.ServiceUnknown;
import org.freedesktop.dbus.exceptions.DBusExecutionException;
import org.junit.jupiter.api.Test;

/** What a person is told depends on what the bus says. */
final class BusTroubleTest {
  private static Why of(DBusExecutionException refused) {
    return BusTrouble.of(refused).why();
  }

  @Test
  void everyErrorOfTheBusIsOneOfOurs() {
    assertEquals(Why.DENIED, of(new AccessDenied("rules")));
    assertEquals(Why.NO_DAEMON, of(new ServiceUnknown("org.bluez")));
    assertEquals(Why.REFUSED, of(new DBusExecutionException("in progress")));
  }

  @Test
  void aBusThatIsNotThereIsSaidSo() {
    BusTrouble none = assertThrows(BusTrouble.class, () -> Bus.open("unix:path=/nowhere/parlor"));
    assertEquals(Why.NO_BUS, none.why());
  }
}
