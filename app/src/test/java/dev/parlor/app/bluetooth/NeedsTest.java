package dev.parlor.app.bluetooth;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import dev.parlor.radio.RadioState;
import dev.parlor.radio.RadioTrouble;
import java.util.List;
import java.util.Set;
import org.junit.Test;

/** The permissions that are needed at each API level, line by line. */
public final class NeedsTest {
  private static final RadioState WELL = new RadioState(true, true, true, true);

  private static Needs needs(RadioPurpose purpose, int sdk, String... granted) {
    return Needs.of(purpose, new Facts(sdk, Set.of(granted), WELL, true));
  }

  @Test
  public void android8And9NeedAnyLocationToJoin() {
    for (int sdk : new int[] {26, 27, 28}) {
      assertEquals(List.of(Needs.COARSE), needs(RadioPurpose.JOIN, sdk).permissions());
      assertTrue(needs(RadioPurpose.JOIN, sdk, Needs.COARSE).isEmpty());
      assertTrue(needs(RadioPurpose.JOIN, sdk, Needs.FINE).isEmpty());
    }
  }

  @Test
  public void android10And11NeedFineLocationToJoin() {
    for (int sdk : new int[] {29, 30}) {
      assertEquals(List.of(Needs.FINE), needs(RadioPurpose.JOIN, sdk).permissions());
      assertEquals(List.of(Needs.FINE), needs(RadioPurpose.JOIN, sdk, Needs.COARSE).permissions());
      assertTrue(needs(RadioPurpose.JOIN, sdk, Needs.FINE).isEmpty());
    }
  }

  @Test
  public void beforeAndroid12AHostIsAskedForNothing() {
    for (int sdk = 26; sdk < 31; sdk++) {
      assertTrue(needs(RadioPurpose.HOST, sdk).isEmpty());
      Facts noLocation = new Facts(sdk, Set.of(), WELL, false);
      assertTrue(Needs.of(RadioPurpose.HOST, noLocation).isEmpty());
    }
  }

  @Test
  public void android12NeedsNearbyDevicesAndNoLocation() {
    for (RadioPurpose purpose : RadioPurpose.values()) {
      for (int sdk = 31; sdk < 36; sdk++) {
        List<String> all = List.of(Needs.SCAN, Needs.CONNECT, Needs.ADVERTISE);
        assertEquals(all, needs(purpose, sdk).permissions());
        assertEquals(
            List.of(Needs.ADVERTISE), needs(purpose, sdk, Needs.SCAN, Needs.CONNECT).permissions());
        Facts granted = new Facts(sdk, Set.copyOf(all), WELL, false);
        assertTrue(Needs.of(purpose, granted).isEmpty());
      }
    }
  }

  @Test
  public void notificationsAreAskedForFromAndroid13AndNeverNeeded() {
    assertEquals(List.of(), needs(RadioPurpose.HOST, 32).niceToHave());
    assertEquals(List.of(Needs.NOTIFY), needs(RadioPurpose.HOST, 33).niceToHave());
    assertEquals(List.of(), needs(RadioPurpose.HOST, 34, Needs.NOTIFY).niceToHave());
    assertTrue(needs(RadioPurpose.HOST, 33, Needs.SCAN, Needs.CONNECT, Needs.ADVERTISE).isEmpty());
  }

  @Test
  public void permissionsComeBeforeSwitches() {
    RadioState off = new RadioState(true, false, true, false);
    assertEquals(
        List.of(Need.PERMISSIONS, Need.BLUETOOTH_ON, Need.LOCATION_ON),
        Needs.of(RadioPurpose.JOIN, new Facts(30, Set.of(), off, false)).todo());
    assertEquals(
        List.of(Need.PERMISSIONS, Need.BLUETOOTH_ON),
        Needs.of(RadioPurpose.JOIN, new Facts(34, Set.of(), off, false)).todo());
    assertEquals(
        List.of(Need.BLUETOOTH_ON),
        Needs.of(RadioPurpose.HOST, new Facts(30, Set.of(), off, false)).todo());
  }

  @Test
  public void aPhoneWithoutBluetoothIsAskedForNothing() {
    RadioState none = new RadioState(false, false, false, false);
    Needs needs = Needs.of(RadioPurpose.JOIN, new Facts(34, Set.of(), none, false));
    assertEquals(List.of(Need.BLUETOOTH), needs.todo());
    assertEquals(List.of(), needs.permissions());
  }

  @Test
  public void whatThePhoneCannotDoIsSaidBefore() {
    RadioState classic = new RadioState(true, true, false, false);
    assertEquals(
        Set.of(RadioTrouble.NO_ADVERTISER),
        Needs.of(RadioPurpose.HOST, new Facts(28, Set.of(), classic, true)).hints());
    assertEquals(
        Set.of(RadioTrouble.NO_LOW_ENERGY),
        Needs.of(RadioPurpose.JOIN, new Facts(28, Set.of(), classic, true)).hints());
    assertEquals(Set.of(), needs(RadioPurpose.HOST, 34).hints());
  }
}
