package dev.parlor.crypto.coin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.commit.ChiSquare;
import dev.parlor.crypto.commit.DecoderFuzz;
import dev.parlor.crypto.commit.Reason;
import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.commit.Seat;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.secret.SecretBytes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class CoinDeckTest {
  private static final Bytes32 HAND = filled(0x11);
  private static final Bytes32 DECK = filled(0x22);
  private static final List<Seat> SEATS =
      List.of(new Seat(0, filled(0xa0)), new Seat(1, filled(0xa1)), new Seat(3, filled(0xa3)));
  private static final List<Integer> VALUES = List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);

  private final Map<Integer, CoinChain> chains = chains("coin");

  @Test
  void theFirstDrawsAreTheSpecifiedOnes() throws Exception {
    assertEquals(
        "fe89c58c07f0c1ed3a7cc1a4b5c3d4c963f351f8a408276302bfd969b1df7658", chain(0).head().hex());
    CoinDeck deck = open();
    List<Integer> drawn = new ArrayList<>();
    while (!deck.remaining().isEmpty()) {
      CoinDraw draw = complete(deck.draw());
      drawn.addAll(draw.values());
      deck = draw.deck();
    }
    assertEquals("[0, 4, 2, 5, 6, 7, 3, 8, 1, 9]", drawn.toString());
  }

  @Test
  void everyValueIsDrawnOnce() throws Exception {
    CoinDeck deck = open();
    Set<Integer> drawn = new HashSet<>();
    while (!deck.remaining().isEmpty()) {
      CoinDraw draw = complete(deck.draw());
      drawn.addAll(draw.values());
      deck = draw.deck();
    }
    assertEquals(new HashSet<>(VALUES), drawn);
  }

  @Test
  void drawsAreUniform() throws Exception {
    long seed = System.nanoTime();
    System.out.println("CoinDeckTest draws: seed " + seed);
    int[] counts = new int[10];
    for (int run = 0; run < 3_000; run++) {
      Map<Integer, CoinChain> fresh = chains(seed + "/" + run);
      CoinDraw draw = open(heads(fresh)).draw();
      for (Map.Entry<Integer, CoinChain> chain : fresh.entrySet()) {
        draw = draw.take(chain.getKey(), draw.contribution(chain.getValue()));
      }
      counts[draw.values().get(0)]++;
    }
    double statistic = ChiSquare.ofEqualShares(counts);
    assertTrue(statistic < ChiSquare.bound(9), () -> Arrays.toString(counts));
  }

  @Test
  void aLinkBeforeItsDrawIsRefused() throws Exception {
    CoinDraw first = open().draw();
    CoinDraw second = complete(first).deck().draw();
    byte[] early = second.contribution(chain(1));
    assertRefused(Reason.NOT_YET, 1, () -> first.take(1, early));
  }

  @Test
  void anotherMembersLinkIsRefused() throws Exception {
    CoinDraw draw = open().draw();
    byte[] copied = draw.contribution(chain(0));
    assertRefused(Reason.PREIMAGE_DOES_NOT_MATCH, 1, () -> draw.take(1, copied));
  }

  @Test
  void aCopiedHeadCanBeOpenedByItsAuthorAlone() throws Exception {
    Map<Seat, Bytes32> copied = heads(chains);
    copied.put(SEATS.get(1), chain(0).head());
    CoinDraw draw = open(copied).draw();
    byte[] own = draw.contribution(chain(0));
    assertRefused(Reason.PREIMAGE_DOES_NOT_MATCH, 1, () -> draw.take(1, own));
    byte[] other = draw.contribution(chain(1));
    assertRefused(Reason.PREIMAGE_DOES_NOT_MATCH, 1, () -> draw.take(1, other));
    assertFalse(draw.take(0, own).awaited().contains(0), "its author goes on");
  }

  @Test
  void anOldHeadOpensNoOtherDeck() throws Exception {
    CoinDraw draw = CoinDeck.open(filled(0x33), DECK, VALUES, heads(chains)).draw();
    byte[] old = draw.contribution(chain(3));
    assertRefused(Reason.PREIMAGE_DOES_NOT_MATCH, 3, () -> draw.take(3, old));
  }

  @Test
  void aSecondContributionIsRefused() throws Exception {
    CoinDraw draw = open().draw();
    byte[] mine = draw.contribution(chain(0));
    CoinDraw next = draw.take(0, mine);
    assertRefused(Reason.DUPLICATE, 0, () -> next.take(0, mine));
  }

  @Test
  void aWithheldLinkIsNamedAndTheRedoUsesTheNextIndexOfTheOthers() throws Exception {
    CoinDraw failing = open().draw();
    byte[] shownForNothing = failing.contribution(chain(0));
    failing = failing.take(0, shownForNothing).take(1, failing.contribution(chain(1)));
    assertEquals(List.of(3), failing.awaited());
    assertThrows(IllegalStateException.class, failing::values);

    CoinDeck after = open().failed(failing.awaited());
    CoinDraw redo = after.draw();
    assertRefused(Reason.SEEN_BEFORE, 0, () -> redo.take(0, shownForNothing));
    byte[] late = redo.contribution(chain(3));
    assertRefused(Reason.NOT_A_MEMBER, 3, () -> redo.take(3, late));
    CoinDraw done = redo.take(0, redo.contribution(chain(0))).take(1, redo.contribution(chain(1)));
    assertTrue(done.awaited().isEmpty());
    assertEquals(9, done.deck().remaining().size());
    assertFalse(done.deck().ended());
  }

  @Test
  void aSecondFailedDrawEndsIt() throws Exception {
    CoinDeck deck = open().failed(List.of(3)).failed(List.of(1));
    assertTrue(deck.ended());
    assertThrows(IllegalStateException.class, deck::draw);
  }

  @Test
  void theCoinDependsOnEveryLiveMember() throws Exception {
    Set<Integer> drawn = new HashSet<>();
    for (int run = 0; run < 40; run++) {
      Map<Integer, CoinChain> changed = new HashMap<>(chains);
      changed.put(1, chain(chains("other" + run), 1));
      CoinDraw draw = open(heads(changed)).draw();
      for (Map.Entry<Integer, CoinChain> chain : changed.entrySet()) {
        draw = draw.take(chain.getKey(), draw.contribution(chain.getValue()));
      }
      drawn.addAll(draw.values());
    }
    assertTrue(drawn.size() > 3, drawn::toString);
  }

  @Test
  void contributionsOfAnotherSizeAreRefused() throws Exception {
    CoinDraw draw = open().draw();
    byte[] mine = draw.contribution(chain(0));
    for (int size : new int[] {0, 3, 35, 37}) {
      BadInput bad = assertThrows(BadInput.class, () -> draw.take(0, Arrays.copyOf(mine, size)));
      assertEquals(BadInput.Reason.LENGTH, bad.reason());
    }
  }

  @Test
  void mutatedContributionsAreRefused() throws Exception {
    CoinDraw draw = open().draw();
    byte[] valid = draw.contribution(chain(0));
    DecoderFuzz.run(
        valid,
        bytes -> {
          draw.take(0, bytes);
          return valid;
        });
  }

  @Test
  void theChainRestoresFromItsSecret() {
    SecretBytes secret = SecretBytes.random(Bytes32.SIZE, new SeededEntropy("coin"));
    CoinChain chain = chain(0);
    CoinChain again = CoinChain.restore(HAND, 0, SEATS.get(0).npub(), length(), secret);
    assertEquals(chain.head(), again.head());
    assertNotEquals(chain.head(), chain(1).head());
    assertEquals("Chain(seat 0)", chain.toString());
  }

  private CoinDraw complete(CoinDraw draw) throws Exception {
    CoinDraw at = draw;
    for (int seat : draw.awaited()) {
      at = at.take(seat, at.contribution(chain(seat)));
    }
    return at;
  }

  private CoinDeck open() {
    return open(heads(chains));
  }

  private static CoinDeck open(Map<Seat, Bytes32> heads) {
    return CoinDeck.open(HAND, DECK, VALUES, heads);
  }

  private static Map<Integer, CoinChain> chains(String seed) {
    SeededEntropy entropy = new SeededEntropy(seed);
    Map<Integer, CoinChain> chains = new HashMap<>();
    for (Seat seat : SEATS) {
      SecretBytes secret = SecretBytes.random(Bytes32.SIZE, entropy);
      chains.put(
          seat.number(), CoinChain.restore(HAND, seat.number(), seat.npub(), length(), secret));
    }
    return chains;
  }

  private static int length() {
    return CoinChain.lengthFor(VALUES.size(), SEATS.size());
  }

  private static Map<Seat, Bytes32> heads(Map<Integer, CoinChain> chains) {
    Map<Seat, Bytes32> heads = new HashMap<>();
    for (Seat seat : SEATS) {
      heads.put(seat, chain(chains, seat.number()).head());
    }
    return heads;
  }

  private static Bytes32 filled(int value) {
    byte[] bytes = new byte[32];
    Arrays.fill(bytes, (byte) value);
    return Bytes32.of(bytes);
  }

  private static void assertRefused(Reason reason, int author, Executable executable) {
    Refused refused = assertThrows(Refused.class, executable);
    assertEquals(reason, refused.reason());
    assertEquals(author, refused.author());
  }

  private CoinChain chain(int seat) {
    return chain(chains, seat);
  }

  private static CoinChain chain(Map<Integer, CoinChain> chains, int seat) {
    return java.util.Objects.requireNonNull(chains.get(seat));
  }
}
