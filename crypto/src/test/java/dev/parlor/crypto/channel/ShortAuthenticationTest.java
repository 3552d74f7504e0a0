package dev.parlor.crypto.channel;

import static dev.parlor.crypto.channel.HandshakeTest.assertReason;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.Hex;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.sign.PublicKey;
import dev.parlor.crypto.sign.SigningKey;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ShortAuthenticationTest {
  private static final byte[] NONCE = {9, 9, 9, 9};

  private final List<PublicKey> keys = new ArrayList<>();
  private final Map<PublicKey, byte[]> statics = new HashMap<>();

  ShortAuthenticationTest() {
    SeededEntropy entropy = new SeededEntropy(77);
    for (int i = 0; i < 3; i++) {
      keys.add(SigningKey.generate(entropy).publicKey());
      statics.put(keys.get(i), entropy.bytes(32));
    }
  }

  @Test
  void allScreensShowTheSameCode() throws BadInput {
    List<ShortAuthentication> sides = sides(roster(), roster(), roster());
    exchange(sides);
    ShortCode code = sides.get(0).code();
    assertEquals(code, sides.get(1).code());
    assertEquals(code, sides.get(2).code());
  }

  @Test
  void theLiteralExampleOfTheProtocolHolds() throws BadInput {
    PublicKey one =
        PublicKey.decode(
            Hex.decode("f9308a019258c31049344f85f89d5229b531c845836f99b08601f113bce036f9"));
    PublicKey two =
        PublicKey.decode(
            Hex.decode("e493dbf1c10d80f3581e4904930b1404cc6c13900ee0758474fa94abe8c4cd13"));
    Map<PublicKey, byte[]> members = new HashMap<>();
    members.put(
        one, Hex.decode("7b4e909bbe7ffe44c465a220037d608ee35897d31ef972f07f74892cb0f73f13"));
    members.put(
        two, Hex.decode("052a50773ac8d91773f2dc9662e12f0defe915e415b8a1c8e20a5a3d6ab2b843"));
    ChannelRoster roster = new ChannelRoster(members, new byte[] {1, 2, 3, 4});
    assertEquals(
        "7313e3ec5bb8a000e40346d49ca2f0682e875c521b46955c7fb72e3adfb84585",
        Hex.encode(roster.hash()));
    ShortAuthentication first =
        new ShortAuthentication(roster, one, out -> Arrays.fill(out, (byte) 0x31));
    ShortAuthentication second =
        new ShortAuthentication(roster, two, out -> Arrays.fill(out, (byte) 0x32));
    assertEquals(
        "0482e34c296b75808bb55ebcaf31752af08739c62a47f543c28863a3b96e643e",
        Hex.encode(first.commitment()));
    assertEquals(
        "a162b3a55e5cd841947d3a9b2d31f7bc002e6c42527542ef0a0194ab472b4e91",
        Hex.encode(second.commitment()));
    first.acceptCommitment(two, second.commitment());
    second.acceptCommitment(one, first.commitment());
    first.acceptReveal(two, second.reveal());
    assertEquals("555511", first.code().digits());
    assertEquals(16, first.code().picture(0));
    assertEquals(30, first.code().picture(1));
    assertEquals(15, first.code().picture(2));
    assertEquals(23, first.code().picture(3));
  }

  @Test
  void anotherStaticKeyInTheMiddleGivesAnotherCode() throws BadInput {
    Map<PublicKey, byte[]> changed = new HashMap<>(statics);
    changed.put(keys.get(0), new byte[32]);
    ShortAuthentication honest = new ShortAuthentication(roster(), keys.get(1), seed(1));
    ShortAuthentication fooled =
        new ShortAuthentication(new ChannelRoster(changed, NONCE), keys.get(1), seed(1));
    assertFalse(Arrays.equals(honest.commitment(), fooled.commitment()));
    assertNotEquals(
        Hex.encode(roster().hash()), Hex.encode(new ChannelRoster(changed, NONCE).hash()));
    assertNotEquals(
        Hex.encode(roster().hash()), Hex.encode(new ChannelRoster(statics, new byte[4]).hash()));
  }

  @Test
  void nobodyRevealsBeforeEverybodyHasCommitted() throws BadInput {
    List<ShortAuthentication> sides = sides(roster(), roster(), roster());
    ShortAuthentication first = sides.get(0);
    first.acceptCommitment(keys.get(1), sides.get(1).commitment());
    assertFalse(first.mayReveal());
    assertThrows(IllegalStateException.class, first::reveal);
    assertReason(BadInput.Reason.UNEXPECTED, () -> first.acceptReveal(keys.get(1), new byte[32]));
    assertThrows(IllegalStateException.class, first::code);
  }

  @Test
  void aRevealThatIsNotTheCommittedOneIsRefused() throws BadInput {
    List<ShortAuthentication> sides = sides(roster(), roster(), roster());
    ShortAuthentication first = sides.get(0);
    first.acceptCommitment(keys.get(1), sides.get(1).commitment());
    first.acceptCommitment(keys.get(2), sides.get(1).commitment());
    assertReason(BadInput.Reason.PROOF, () -> first.acceptReveal(keys.get(1), new byte[32]));
    sides.get(1).acceptCommitment(keys.get(0), first.commitment());
    sides.get(1).acceptCommitment(keys.get(2), sides.get(2).commitment());
    byte[] reveal = sides.get(1).reveal();
    first.acceptReveal(keys.get(1), reveal);
    // A copied commitment cannot be opened: it names its author.
    assertReason(BadInput.Reason.PROOF, () -> first.acceptReveal(keys.get(2), reveal));
    assertReason(BadInput.Reason.UNEXPECTED, () -> first.acceptReveal(keys.get(1), reveal));
    assertReason(BadInput.Reason.LENGTH, () -> first.acceptReveal(keys.get(2), new byte[31]));
  }

  @Test
  void strangersDoublesAndWrongLengthsAreRefused() throws BadInput {
    ShortAuthentication first = new ShortAuthentication(roster(), keys.get(0), seed(1));
    PublicKey stranger = SigningKey.generate(seed(4)).publicKey();
    assertReason(BadInput.Reason.UNEXPECTED, () -> first.acceptCommitment(stranger, new byte[32]));
    assertReason(
        BadInput.Reason.UNEXPECTED, () -> first.acceptCommitment(keys.get(0), new byte[32]));
    assertReason(BadInput.Reason.LENGTH, () -> first.acceptCommitment(keys.get(1), new byte[33]));
    assertThrows(
        IllegalArgumentException.class, () -> new ShortAuthentication(roster(), stranger, seed(1)));
  }

  @Test
  void everyAttemptHasFreshBytes() {
    SeededEntropy entropy = seed(3);
    ShortAuthentication first = new ShortAuthentication(roster(), keys.get(0), entropy);
    ShortAuthentication second = new ShortAuthentication(roster(), keys.get(0), entropy);
    assertFalse(Arrays.equals(first.commitment(), second.commitment()));
  }

  @Test
  void digitsAndPicturesAreTheSameNumber() {
    ShortCode code = new ShortCode(7);
    assertEquals("000007", code.digits());
    for (int number : new int[] {0, 31, 32, 123_456, 999_999}) {
      ShortCode any = new ShortCode(number);
      int back = 0;
      for (int place = 0; place < ShortCode.PICTURES; place++) {
        back = back * ShortCode.PICTURE_KINDS + any.picture(place);
      }
      assertEquals(number, back);
      assertEquals(number, Integer.parseInt(any.digits()));
    }
  }

  @Test
  void theRosterIsInTheOrderOfTheKeys() {
    List<PublicKey> sorted = new ArrayList<>(keys);
    sorted.sort(null);
    assertArrayEquals(sorted.toArray(), roster().members().toArray());
  }

  private ChannelRoster roster() {
    return new ChannelRoster(statics, NONCE);
  }

  private List<ShortAuthentication> sides(ChannelRoster... rosters) {
    List<ShortAuthentication> sides = new ArrayList<>();
    for (int i = 0; i < rosters.length; i++) {
      sides.add(new ShortAuthentication(rosters[i], keys.get(i), seed(i)));
    }
    return sides;
  }

  private void exchange(List<ShortAuthentication> sides) throws BadInput {
    for (int from = 0; from < sides.size(); from++) {
      for (int to = 0; to < sides.size(); to++) {
        if (from != to) {
          sides.get(to).acceptCommitment(keys.get(from), sides.get(from).commitment());
        }
      }
    }
    for (int from = 0; from < sides.size(); from++) {
      for (int to = 0; to < sides.size(); to++) {
        if (from != to) {
          sides.get(to).acceptReveal(keys.get(from), sides.get(from).reveal());
        }
      }
    }
  }

  private static SeededEntropy seed(int seed) {
    return new SeededEntropy(seed);
  }
}
