package dev.parlor.bluez.socket;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.wire.Malformed;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class SdpTest {
  private static final UUID SERVICE = UUID.fromString("8f1f6a52-6a1c-4d5b-9c43-5041524c4f52");

  private static byte[] hex(String text) {
    return HexFormat.of().parseHex(text);
  }

  private static byte[] answer(int number, String lists, String goOn) {
    int count = lists.length() / 2;
    String about = String.format("%04x", count) + lists + goOn;
    return hex(String.format("07%04x%04x", number, about.length() / 2) + about);
  }

  @Test
  void theQuestionNamesTheServiceAndAsksForItsProtocols() {
    assertArrayEquals(
        hex("060001001b" + "35111c8f1f6a526a1c4d5b9c435041524c4f52" + "ffff" + "3503090004" + "00"),
        new Sdp(SERVICE).ask());
  }

  @Test
  void theChannelIsReadOutOfTheAnswer() throws Malformed {
    Sdp sdp = new Sdp(SERVICE);
    byte[] unused = sdp.ask();
    sdp.heard(
        answer(1, "3513" + "3511" + "090004" + "350c" + "3503190100" + "3505190003080c", "00"));
    assertTrue(sdp.isComplete());
    assertEquals(List.of(12), sdp.channels());
  }

  @Test
  void anAnswerInTwoPartsIsAskedForTwice() throws Malformed {
    Sdp sdp = new Sdp(SERVICE);
    byte[] unused = sdp.ask();
    sdp.heard(answer(1, "35133511090004350c3503", "02abcd"));
    assertFalse(sdp.isComplete());
    byte[] second = sdp.ask();
    assertArrayEquals(
        hex("02abcd"), java.util.Arrays.copyOfRange(second, second.length - 3, second.length));
    sdp.heard(answer(2, "1901003505190003080c", "00"));
    assertEquals(List.of(12), sdp.channels());
  }

  @Test
  void whoKnowsNoSuchServiceHasNoChannel() throws Malformed {
    Sdp sdp = new Sdp(SERVICE);
    byte[] unused = sdp.ask();
    sdp.heard(answer(1, "3500", "00"));
    assertEquals(List.of(), sdp.channels());
  }

  @Test
  void anAnswerThatNeverEndsIsRefused() {
    Sdp sdp = new Sdp(SERVICE);
    byte[] unused = sdp.ask();
    assertThrows(Malformed.class, () -> sdp.heard(answer(1, "", "0101")));
  }

  @Test
  void nonsenseIsMalformedAndNothingElse() {
    long seed = System.nanoTime();
    Random random = new Random(seed);
    byte[] good = answer(1, "35133511090004350c3503190100" + "3505190003080c", "00");
    for (int i = 0; i < 20_000; i++) {
      byte[] bad = java.util.Arrays.copyOf(good, random.nextInt(good.length + 1));
      for (int j = random.nextInt(4); j > 0 && bad.length > 0; j--) {
        bad[random.nextInt(bad.length)] = (byte) random.nextInt(256);
      }
      Sdp sdp = new Sdp(SERVICE);
      byte[] unused = sdp.ask();
      try {
        sdp.heard(bad);
        List<Integer> channels = sdp.channels();
        assertTrue(channels.stream().allMatch(each -> each >= 1 && each <= 30), "seed " + seed);
      } catch (Malformed expected) {
        // as it should
      }
    }
  }
}
