package dev.parlor.p2p.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.commit.Seat;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.sealed.KeyCommitment;
import dev.parlor.crypto.sealed.MemberSecret;
import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.card.DeckSpec;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * A host sees a guest's promise before it has a place in the log, and may order a copy of its own
 * first. That is no offence of the guest's, and the copy is of no use.
 */
class CopiedPromisesTest {
  private static final Request.Shuffle FRESH =
      new Request.Shuffle(0, new Request.Contents.Fresh(new DeckSpec(1, 0)), List.of());

  private final SeededEntropy entropy = new SeededEntropy("copied promises");
  private final List<Bytes> npubs =
      List.of(
          Bytes.of(entropy.bytes(32)), Bytes.of(entropy.bytes(32)), Bytes.of(entropy.bytes(32)));

  private static void apply(Engine engine, int seat, byte[] block) throws Exception {
    Reader in = new Reader(block);
    engine.apply(seat, 0, in.u8(), in);
  }

  @Test
  void aCopiedChainConvictsWhoCanNotTossWithIt() throws Exception {
    CoinEngine engine = new CoinEngine(new DeckTable(SealedSeats.HEAD, "", npubs), false);
    List<OwnCoinDeal> own = new ArrayList<>();
    for (int seat = 0; seat < 3; seat++) {
      own.add(new OwnCoinDeal(engine, seat, entropy.bytes(32)));
    }
    engine.ask(FRESH, SealedSeats.HEAD);
    byte[] promise = own.get(1).job(new Duty.Commit(0, 0)).get().get(0);
    apply(engine, 0, promise);
    apply(engine, 1, promise);
    apply(engine, 2, own.get(2).job(new Duty.Commit(0, 0)).get().get(0));
    engine.ask(new Request.Open(new Slot(0, 0)), SealedSeats.HEAD);
    byte[] toss = own.get(1).job(new Duty.Coin(0, 1)).get().get(0);
    Lie lie = assertThrows(Lie.class, () -> apply(engine, 0, toss));
    assertEquals(Offence.WRONG_COIN, lie.kind());
    apply(engine, 1, toss);
    assertTrue(engine.duties(1).isEmpty());
  }

  @Test
  void aCopiedSeedHashConvictsWhoCanNotShowTheSeed() throws Exception {
    DeckTable table = new DeckTable(SealedSeats.HEAD, "", npubs);
    Terms terms = table.terms(0, 0, SealedSeats.HEAD, CardNumber.of(new DeckSpec(1, 0)));
    SealedCrypto sealing = new SealedCrypto();
    OwnSecrets victims = sealing.own(terms, 1, entropy.bytes(32));
    byte[] promise = sealing.commit(terms, 1, victims, entropy).get();
    byte[] copy = withOwnKey(terms, Arrays.copyOf(promise, Bytes32.SIZE));
    Promises promises = sealing.promises(terms);
    promises.take(0, copy);
    promises.take(1, promise);
    byte[] seed = victims.seed().revealBytes();
    Lie lie = assertThrows(Lie.class, () -> promises.reveal(0, seed));
    assertEquals(Offence.BAD_SEED, lie.kind());
    promises.reveal(1, seed);
  }

  @Test
  void aWholeCopiedKeyCommitmentConvictsTheOneWhoseSignatureItBears() throws Exception {
    DeckTable table = new DeckTable(SealedSeats.HEAD, "", npubs);
    Terms terms = table.terms(0, 0, SealedSeats.HEAD, CardNumber.of(new DeckSpec(1, 0)));
    SealedCrypto sealing = new SealedCrypto();
    OwnSecrets victims = sealing.own(terms, 1, entropy.bytes(32));
    byte[] promise = sealing.commit(terms, 1, victims, entropy).get();
    Lie lie = assertThrows(Lie.class, () -> sealing.promises(terms).take(0, promise));
    assertEquals(Offence.BAD_COMMIT, lie.kind());
  }

  private byte[] withOwnKey(Terms terms, byte[] hash) throws Exception {
    Seat host = new Seat(0, Bytes32.of(npubs.get(0).toArray()));
    MemberSecret mine = MemberSecret.fresh(entropy);
    byte[] made = KeyCommitment.make(terms.hid(), host, Bytes32.of(hash), mine, entropy).encode();
    return new Writer().bytes(made).toArray();
  }
}
