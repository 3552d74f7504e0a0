package dev.parlor.terminal.air;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.bluez.NoBluetooth;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.terminal.Ran;
import dev.parlor.terminal.shell.Texts;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** For anything that is missing there is one sentence that says what to do. */
final class NoBluetoothTest {
  private static final Map<String, String> NO_BUS =
      Map.of("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nowhere/parlor");

  @Test
  void everyCommandThatNeedsBluetoothSaysSoInOneLineWithCode2() {
    String[][] commands = {
      {"host", "piles", "--bluetooth"},
      {"join"},
      {"join", "1030"},
      {"station", "--dir", "target/no-station", "--bluetooth"},
      {"leaderboard", "bluetooth"},
      {"leaderboard", "bluetooth:X3CLUB"},
    };
    for (String[] command : commands) {
      Ran ran = Ran.with(NO_BUS, "", command);
      assertEquals(2, ran.exit(), String.join(" ", command) + ran.err());
      assertTrue(ran.err().contains("Linux with D-Bus and BlueZ"), ran.err());
      assertEquals(1, ran.err().trim().lines().count(), ran.err());
    }
  }

  @Test
  void everyTroubleHasASentenceInBothLanguages() {
    for (String language : new String[] {"en", "de"}) {
      Texts texts = Texts.of(Map.of("LANG", language));
      for (NoBluetooth.Why why : NoBluetooth.Why.values()) {
        assertTrue(texts.text("air." + why).length() > 30, why + " " + language);
      }
      for (RadioTrouble why : RadioTrouble.values()) {
        assertTrue(texts.text("air.trouble." + why).length() > 20, why + " " + language);
      }
    }
  }
}
