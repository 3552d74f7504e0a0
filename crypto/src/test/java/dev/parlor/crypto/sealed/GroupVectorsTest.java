package dev.parlor.crypto.sealed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.crypto.Hex;
import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.commit.Seat;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The literal values of docs/PROTOCOL.md. A program in another language has computed the same. */
@DisplayName("attack 8: fixed vectors through an injectable random source")
class GroupVectorsTest {
  @Test
  void valuesHaveTheirPublishedPoints() {
    assertEquals("0246c0be1fb49d73034df1444f198407a31a237a96e0432ccb55eeb4cbe471f33d", point(0));
    assertEquals("025e3b429393a4f0e8489cb8385dc396dae8aeee391b1f03351c5a40ab37376c84", point(1));
    assertEquals("026279275fe93eab809f65a3822614c45a3bade80fa03d8dfa8d8afa8427cfbd61", point(256));
  }

  @Test
  void theTranscriptIsTheSpecifiedOne() {
    FiatShamir transcript = new FiatShamir("example", "context".getBytes(StandardCharsets.UTF_8));
    transcript.absorb("label", "data".getBytes(StandardCharsets.UTF_8));
    assertEquals(
        "75684cfa4ab8b9665487657de9894980bf746e57165bc5b52bd05c852e5673be",
        transcript.state().hex());
    Scalar challenge = transcript.challenge("c");
    assertEquals(
        "d7f451809d78690542c75703f6b1811c53c5d55042a048fb2250b13f3a389b10",
        Hex.encode(challenge.encode()));
    assertEquals(
        "616b52544f009e84e96785d23de91a1ba19f5b995329278f4b157b66c5b136fb",
        transcript.state().hex());
    assertEquals(
        "00000000000000000000000000000000db4e14d73d848ecbcf4253717c28017c",
        Hex.encode(transcript.weight(0).encode()));
  }

  @Test
  void keysSharesAndRemasksAreTheSpecifiedBytes() throws Exception {
    Entropy entropy = new SeededEntropy("vectors");
    Bytes32 hand = Party.filled(0x11);
    List<MemberSecret> secrets = new ArrayList<>();
    List<KeyCommitment> commitments = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      MemberSecret secret = MemberSecret.fresh(entropy);
      Seat seat = new Seat(i, Party.filled(0xa0 + i));
      secrets.add(secret);
      commitments.add(KeyCommitment.make(hand, seat, Party.filled(0x50 + i), secret, entropy));
    }
    assertEquals(
        "5050505050505050505050505050505050505050505050505050505050505050"
            + "023d0464c1de769d072c45fe1b7af82a788fc4ebd2e72c2e6fac6c499f2b9db0"
            + "b5b2bb11327b65e32f0fc24a02b9e7a7c49f6b759333b0faa8dd3c281b3286be"
            + "b010e9ee0505abd1a437eb2c51f4c0f4324db8280be6d7096fcfd282a5eb4b8e"
            + "05",
        Hex.encode(commitments.get(0).encode()));
    assertEquals(
        "5151515151515151515151515151515151515151515151515151515151515151"
            + "02fdeaef967b387f702ade2e16e444d9d6257c5f29cad674420be3d0c8d93ead"
            + "9070630b33f2a53e903ab3dd919175c59f06b7a2c3361bd55fe0f792207e7c37"
            + "7516a25541f808ab4ba65287afb421f0dfdd2a9492f5748d81cdee823898c827"
            + "3d",
        Hex.encode(commitments.get(1).encode()));
    Members members = Members.of(hand, commitments);
    Bytes32 deckId = Members.deckId(hand, commitments);
    assertEquals("550c9ff6347f80698b945bd87db57e40c0fb4d69f544f57a34e535aeaf095320", deckId.hex());
    assertEquals(
        "02dbf55400161edd1e3501b41c4ddf5fc4fc874135093b972131c563f60b58be78",
        Hex.encode(members.jointKey().encode()));

    Values values = Party.values(2);
    SealedList start = SealedList.start(values, members.jointKey());
    SealedDeck deck = SealedDeck.open(deckId, values, members, start, members.seats());
    Unlock unlock = deck.unlock(List.of(Ask.toAll(0), Ask.toAll(1)), 7);
    assertEquals(
        "00020000000000010000023d0464c1de769d072c45fe1b7af82a788fc4ebd2e7"
            + "2c2e6fac6c499f2b9db0b5023d0464c1de769d072c45fe1b7af82a788fc4ebd2"
            + "e72c2e6fac6c499f2b9db0b50058a667e738670f2631bf700842dbb70e0aba8c"
            + "ae04cb246db2af1f16427d893b9c808d3f8d96c00bd0722da68716139868fdd4"
            + "402734a24aed1042bf51fec0",
        Hex.encode(unlock.contribution(0, secrets.get(0), entropy).encode()));
    assertEquals(
        "0001000002887ce54cf30dd1c238d7df48d1c13559999d3fa0af60e53d1b0cbf"
            + "cf71ec359a0243908b833660f56212d82d1d2cedb41bf8672890c89c3ad0f4a3"
            + "e21f491f0afce7b45ed7a5f99ee40264ffad73a0588c3af334747da49f24d86e"
            + "4a947bc50a5a003133c471df7f3b0eb2839bc2cc0177857b8f99c802d6f5a82f"
            + "702833ba36a0",
        Hex.encode(deck.makeRemask(1, 1, 8, secrets.get(1), entropy).encode()));
  }

  private static String point(int value) {
    return Hex.encode(Values.point(value).encode());
  }
}
