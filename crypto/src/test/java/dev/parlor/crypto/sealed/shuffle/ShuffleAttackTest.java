package dev.parlor.crypto.sealed.shuffle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.commit.Reason;
import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.curve.FixedBase;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.sealed.Context;
import dev.parlor.crypto.sealed.Nonces;
import dev.parlor.crypto.sealed.Party;
import dev.parlor.crypto.sealed.Purpose;
import dev.parlor.crypto.sealed.SealedList;
import dev.parlor.crypto.sealed.SealedValue;
import dev.parlor.crypto.sealed.Values;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("attack 1: shuffles")
class ShuffleAttackTest {
  private static final int SIZE = 12;

  private final Deal deal = new Deal(SIZE, "attacks");
  private final Point h = deal.party.members.jointKey();
  private final int[] identity = order();
  private final Scalar[] rho = randomness();

  @Test
  void theLiarsToolsMakeGoodProofsWhenHeDoesNotLie() {
    ShuffleStatement honest = shuffled(deal.start, reversed());
    assertTrue(Deal.accepted(honest, prove(honest, reversed(), reversed())));
    assertTrue(
        Deal.accepted(
            honest,
            LyingProver.prove(honest, honest.size(), reversed(), reversed(), rho, nonces())));
  }

  @Test
  void aDuplicatedValueIsRefusedWithAnyWitness() {
    int[] duplicate = order();
    duplicate[3] = duplicate[2];
    ShuffleStatement statement = shuffled(deal.start, duplicate);
    assertRefused(statement, prove(statement, identity, identity));
    assertRefused(statement, prove(statement, duplicate, duplicate));
    assertRefused(statement, prove(statement, identity, duplicate));
    assertRefused(statement, prove(statement, duplicate, identity));
  }

  @Test
  void aDroppedValueChangesTheSizeAndCannotBeStated() throws Refused {
    ShuffleChain chain = ShuffleChain.start(deal.party.deckId, deal.party.members, 0, deal.start);
    SealedList shorter = new SealedList(deal.start.values().subList(0, SIZE - 1));
    Refused refused = assertThrows(Refused.class, () -> chain.withList(0, shorter));
    assertEquals(0, refused.author());
    assertThrows(
        IllegalArgumentException.class,
        () -> new ShuffleStatement(deal.context, h, deal.start, shorter));
  }

  @Test
  void aForeignValueIsRefusedWithAnyWitness() {
    List<Integer> numbers = new ArrayList<>(Party.values(SIZE).numbers());
    numbers.set(5, 999);
    SealedList foreign = SealedList.start(Values.of(numbers), h);
    ShuffleStatement pretended = shuffled(foreign, identity);
    ShuffleStatement statement = new ShuffleStatement(deal.context, h, deal.start, pretended.out());
    assertRefused(statement, prove(statement, identity, identity));
    int[] lying = order();
    lying[5] = 4;
    assertRefused(statement, prove(statement, lying, lying));
  }

  @Test
  void changesThatCancelAreRefused() {
    ShuffleStatement honest = shuffled(deal.start, identity);
    List<SealedValue> values = new ArrayList<>(honest.out().values());
    Point d = Point.G.times(Scalar.of(77));
    values.set(0, new SealedValue(values.get(0).c1(), values.get(0).c2().plus(d)));
    values.set(1, new SealedValue(values.get(1).c1(), values.get(1).c2().minus(d)));
    ShuffleStatement statement =
        new ShuffleStatement(deal.context, h, deal.start, new SealedList(values));
    assertRefused(statement, prove(statement, identity, identity));
    assertRefused(statement, prove(honest, identity, identity));
  }

  @Test
  void differentPermutationsInTheTwoCommitmentsAreRefused() {
    ShuffleStatement statement = shuffled(deal.start, reversed());
    assertRefused(
        statement,
        LyingProver.prove(statement, statement.size(), identity, reversed(), rho, nonces()));
    assertRefused(
        statement,
        LyingProver.prove(statement, statement.size(), reversed(), identity, rho, nonces()));
  }

  @Test
  void aProofForAnotherKeyStepSeatOrSessionIsRefused() {
    ShuffleStatement good = deal.statement();
    assertTrue(Deal.accepted(good, deal.proof));
    Context context = good.context();
    List<Context> others =
        List.of(
            context.withTarget(new byte[] {0, 2}),
            Context.of(context.deckId(), Purpose.SHUFFLE, 1, context.author()),
            Context.of(context.deckId(), Purpose.UNLOCK, 0, context.author()),
            Context.of(context.deckId(), Purpose.SHUFFLE, 0, deal.party.seats.get(0)),
            Context.of(Party.filled(9), Purpose.SHUFFLE, 0, context.author()));
    for (Context other : others) {
      assertRefused(new ShuffleStatement(other, h, good.in(), good.out()), deal.proof);
    }
    assertRefused(
        new ShuffleStatement(context, h.plus(Point.G), good.in(), good.out()), deal.proof);
    assertRefused(new ShuffleStatement(context, h, good.out(), good.in()), deal.proof);
    assertRefused(
        new ShuffleStatement(context, h, good.in(), good.out().reordered(reversed())), deal.proof);
  }

  @Test
  void dimensionsOfTheProversChoiceAreRefused() {
    ShuffleStatement statement = shuffled(deal.start, reversed());
    assertEquals(new Dimensions(2, 6), statement.size());
    for (int m : new int[] {1, 3, 4, 6}) {
      Dimensions chosen = new Dimensions(m, SIZE / m);
      assertRefused(
          statement, LyingProver.prove(statement, chosen, reversed(), reversed(), rho, nonces()));
    }
    // Lies about m and n in the transcript alone, with a proof of the right length.
    byte[] swapped =
        LyingProver.prove(
            new ShuffleStatement(
                deal.context.withTarget(new byte[] {1}), h, statement.in(), statement.out()),
            statement.size(),
            reversed(),
            reversed(),
            rho,
            nonces());
    assertRefused(statement, swapped);
  }

  @Test
  @DisplayName("demonstration: with n = 1 any product passes; so n = 1 cannot be stated")
  void withOneRowTheProductIsNeverChecked() {
    Pedersen bases = Pedersen.of(1);
    Scalar x = Scalar.of(12345);
    Scalar value = Scalar.of(6);
    Scalar wrongProduct = Scalar.of(35);
    Scalar d = Scalar.random(deal.party.entropy);
    Scalar r = Scalar.random(deal.party.entropy);
    Scalar rd = Scalar.random(deal.party.entropy);
    Scalar none = Scalar.of(3);
    Point column = bases.commit(new Scalar[] {value}, r);
    ProductArgument forged =
        new ProductArgument(
            bases.commit(new Scalar[] {d}, rd),
            bases.commit(new Scalar[0], none),
            bases.commit(new Scalar[0], none),
            x,
            Decommitment.of(x.times(value).plus(d), x.times(r).plus(rd)),
            new Scalar[] {x.times(wrongProduct)},
            x.times(none).plus(none));
    assertTrue(forged.holds(CommitmentSource.sent(column), bases));
    assertThrows(IllegalArgumentException.class, () -> new Dimensions(SIZE, 1));
  }

  @Test
  void everyFieldOfEveryProofIsNeeded() {
    for (int size : new int[] {2, 5, 8, 12}) {
      Deal fresh = new Deal(size, "fields " + size);
      Dimensions dimensions = Dimensions.of(size);
      int fields = 0;
      int at = 0;
      for (int width : layout(dimensions)) {
        byte[] mutated = fresh.proof.clone();
        byte[] other = width == Point.BYTES ? otherPoint(mutated, at) : otherScalar(mutated, at);
        System.arraycopy(other, 0, mutated, at, width);
        int field = fields;
        assertFalse(
            Deal.accepted(fresh.statement(), mutated), () -> "size " + size + ", field " + field);
        at += width;
        fields++;
      }
      assertEquals(fresh.proof.length, at);
    }
  }

  @Test
  void everyPointOfTheListsIsNeeded() {
    ShuffleStatement good = deal.statement();
    for (int i = 0; i < SIZE; i++) {
      for (boolean first : new boolean[] {true, false}) {
        assertRefused(
            new ShuffleStatement(deal.context, h, changed(good.in(), i, first), good.out()),
            deal.proof);
        assertRefused(
            new ShuffleStatement(deal.context, h, good.in(), changed(good.out(), i, first)),
            deal.proof);
      }
    }
  }

  @Test
  void theIdentityIsAcceptedAndStillSecret() throws Exception {
    ShuffleStatement statement = shuffled(deal.start, identity);
    byte[] proof = prove(statement, identity, identity);
    assertTrue(Deal.accepted(statement, proof));
    for (int i = 0; i < SIZE; i++) {
      assertNotEquals(deal.start.get(i).c1(), statement.out().get(i).c1());
      assertNotEquals(deal.start.get(i).c2(), statement.out().get(i).c2());
    }
    assertEquals(deal.proof.length, proof.length);
  }

  @Test
  void theFirstLiarOfABatchIsNamed() throws Exception {
    Party party = deal.party;
    ShuffleChain honest = ShuffleChain.start(party.deckId, party.members, 0, deal.start);
    List<byte[]> proofs = new ArrayList<>();
    for (int seat : party.members.seats()) {
      Shuffle job = honest.shuffle(seat, party.secrets.get(seat), party.entropy);
      honest = honest.withList(seat, job.list());
      proofs.add(job.prove());
    }
    for (int liar : party.members.seats()) {
      ShuffleChain chain = honest;
      for (int seat : party.members.seats()) {
        byte[] proof = proofs.get(seat).clone();
        if (seat == liar) {
          int last = proof.length - 32;
          System.arraycopy(otherScalar(proof, last), 0, proof, last, 32);
        }
        chain = chain.withProof(seat, proof);
      }
      ShuffleChain tampered = chain;
      Refused refused =
          assertThrows(Refused.class, () -> tampered.check(java.util.Set.of(), party.entropy));
      assertEquals(Reason.SHUFFLE_NOT_PROVEN, refused.reason());
      assertEquals(liar, refused.author());
      ShuffleChain trusting = tampered;
      if (liar == 2) {
        trusting.check(java.util.Set.of(2), party.entropy);
      }
    }
  }

  @Test
  void aMalformedProofIsRefusedAndItsAuthorNamed() throws Exception {
    for (byte[] bad :
        List.of(
            new byte[0],
            Arrays.copyOf(deal.proof, deal.proof.length - 1),
            Arrays.copyOf(deal.proof, deal.proof.length + 1),
            new byte[deal.proof.length])) {
      Refused refused =
          assertThrows(
              Refused.class,
              () ->
                  ShuffleVerifier.check(
                      List.of(new ShuffleVerifier.Claim(deal.statement(), bad)),
                      deal.party.entropy));
      assertEquals(Reason.MALFORMED, refused.reason());
      assertEquals(1, refused.author());
    }
  }

  @Test
  @DisplayName("attack 2: predictable weights let two wrong answers cancel; ours do not")
  void errorsCancelUnderPredictableWeights() throws Exception {
    byte[] forged = deal.proof.clone();
    int tail = forged.length - 4 * 32;
    Scalar delta = Scalar.of(5);
    // r of the first equation goes up, s of the second goes down: both only move along H_c.
    Scalar.decode(forged, tail).plus(delta).encode(forged, tail);
    Scalar.decode(forged, tail + 64).minus(delta).encode(forged, tail + 64);
    ShuffleProof read = ShuffleProof.read(deal.statement(), forged);
    Combination careless = new Combination(Pedersen.of(read.statement().size().n()));
    read.addTo(careless, () -> Scalar.of(7));
    assertTrue(careless.isNothing());
    assertFalse(read.holds());
    assertFalse(Deal.accepted(deal.statement(), forged));
  }

  @Test
  void membersShuffleInTurnAndOnce() throws Exception {
    Party party = deal.party;
    ShuffleChain start = ShuffleChain.start(party.deckId, party.members, 0, deal.start);
    assertReason(Reason.NOT_YET, 1, () -> start.withList(1, deal.start));
    assertReason(Reason.NOT_A_MEMBER, 7, () -> start.withList(7, deal.start));
    assertReason(Reason.NOT_YET, 0, () -> start.withProof(0, new byte[0]));
    Shuffle job = start.shuffle(0, party.secrets.get(0), party.entropy);
    ShuffleChain one = start.withList(0, job.list().encode());
    assertReason(Reason.DUPLICATE, 0, () -> one.withList(0, deal.start));
    ShuffleChain proven = one.withProof(0, job.prove());
    assertReason(Reason.DUPLICATE, 0, () -> proven.withProof(0, new byte[0]));
    assertFalse(proven.complete());
    assertThrows(IllegalStateException.class, proven::result);
    ShuffleChain single =
        ShuffleChain.start(
            party.deckId, party.members, 3, new SealedList(deal.start.values().subList(0, 1)));
    assertTrue(single.complete());
    assertEquals(1, single.result().size());
  }

  @Test
  @DisplayName("attack 5: all but one together with the host read nothing")
  void allButOneTogetherReadNothing() throws Exception {
    Party party = deal.party;
    Values values = Party.values(SIZE);
    // Seats 0 and 2 collude: they know each other's keys, orders and randomness. Seat 1 is honest.
    ShuffleStatement first = shuffled(deal.start, identity);
    Shuffle honest =
        Shuffle.mask(deal.context, h, first.out(), party.secrets.get(1), party.entropy);
    ShuffleStatement last = shuffled(honest.list(), identity);
    for (SealedValue sealed : last.out().values()) {
      Point left = sealed.c2();
      for (int colluder : new int[] {0, 2}) {
        left = left.minus(sealed.c1().times(scalarOf(colluder)));
      }
      for (int number : values.numbers()) {
        assertNotEquals(values.pointOf(number), left);
        // The colluders can't link the slot to its origin either by taking off what they have put
        // on.
        assertNotEquals(deal.start.get(number).c2(), left);
      }
    }
  }

  private Scalar scalarOf(int seat) throws Exception {
    return Scalar.decode(
        deal.party
            .secrets
            .get(seat)
            .journal()
            .reveal(dev.parlor.crypto.secret.SecretAccess.granted()));
  }

  private byte[] prove(ShuffleStatement statement, int[] orderA, int[] orderB) {
    if (Arrays.equals(orderA, orderB)) {
      byte[] proof = ShuffleProof.prove(statement, orderA, rho, FixedBase.of(h), nonces());
      assertArrayEquals(
          proof, LyingProver.prove(statement, statement.size(), orderA, orderB, rho, nonces()));
      return proof;
    }
    return LyingProver.prove(statement, statement.size(), orderA, orderB, rho, nonces());
  }

  private Nonces nonces() {
    return deal.party.secrets.get(1).nonces(new SeededEntropy("nonces"));
  }

  private ShuffleStatement shuffled(SealedList in, int[] order) {
    return Shuffle.mask(
            deal.context, h, in, order, rho, deal.party.secrets.get(1), deal.party.entropy)
        .statement();
  }

  private Scalar[] randomness() {
    Scalar[] scalars = new Scalar[SIZE];
    for (int i = 0; i < SIZE; i++) {
      scalars[i] = Scalar.random(deal.party.entropy);
    }
    return scalars;
  }

  private static int[] order() {
    int[] order = new int[SIZE];
    for (int i = 0; i < SIZE; i++) {
      order[i] = i;
    }
    return order;
  }

  private static int[] reversed() {
    int[] order = new int[SIZE];
    for (int i = 0; i < SIZE; i++) {
      order[i] = SIZE - 1 - i;
    }
    return order;
  }

  private static SealedList changed(SealedList list, int at, boolean first) {
    List<SealedValue> values = new ArrayList<>(list.values());
    SealedValue old = values.get(at);
    values.set(
        at,
        first
            ? new SealedValue(old.c1().plus(Point.G), old.c2())
            : new SealedValue(old.c1(), old.c2().plus(Point.G)));
    return new SealedList(values);
  }

  /** The widths of all fields in sending order. */
  private static List<Integer> layout(Dimensions size) {
    int m = size.m();
    int n = size.n();
    List<Integer> widths = new ArrayList<>();
    add(widths, 33, 2 * m);
    if (m > 1) {
      add(widths, 33, m - 1 + 2 + 2 * m);
      add(widths, 32, 2 * n + 3);
    }
    add(widths, 33, 3);
    add(widths, 32, n + n - 2 + 2);
    add(widths, 33, 1 + 2 * m - 1 + 2 * (2 * m - 1));
    add(widths, 32, n + 4);
    return widths;
  }

  private static void add(List<Integer> widths, int width, int count) {
    for (int i = 0; i < count; i++) {
      widths.add(width);
    }
  }

  private static byte[] otherPoint(byte[] proof, int at) {
    try {
      return Point.decode(proof, at).plus(Point.G).encode();
    } catch (dev.parlor.crypto.BadInput impossible) {
      throw new AssertionError(impossible);
    }
  }

  private static byte[] otherScalar(byte[] proof, int at) {
    try {
      return Scalar.decode(proof, at).plus(Scalar.ONE).encode();
    } catch (dev.parlor.crypto.BadInput impossible) {
      throw new AssertionError(impossible);
    }
  }

  private static void assertRefused(ShuffleStatement statement, byte[] proof) {
    assertFalse(Deal.accepted(statement, proof));
    Refused refused =
        assertThrows(
            Refused.class,
            () ->
                ShuffleVerifier.check(
                    List.of(new ShuffleVerifier.Claim(statement, proof)),
                    new SeededEntropy("check")));
    assertEquals(statement.author(), refused.author());
  }

  private static void assertReason(
      Reason reason, int author, org.junit.jupiter.api.function.Executable executable) {
    Refused refused = assertThrows(Refused.class, executable);
    assertEquals(reason, refused.reason());
    assertEquals(author, refused.author());
  }
}
