package dev.parlor.crypto.sealed.shuffle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
    Deal.assertRefused(statement, prove(statement, identity, identity));
    Deal.assertRefused(statement, prove(statement, duplicate, duplicate));
    Deal.assertRefused(statement, prove(statement, identity, duplicate));
    Deal.assertRefused(statement, prove(statement, duplicate, identity));
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
    Deal.assertRefused(statement, prove(statement, identity, identity));
    int[] lying = order();
    lying[5] = 4;
    Deal.assertRefused(statement, prove(statement, lying, lying));
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
    Deal.assertRefused(statement, prove(statement, identity, identity));
    Deal.assertRefused(statement, prove(honest, identity, identity));
  }

  @Test
  void differentPermutationsInTheTwoCommitmentsAreRefused() {
    ShuffleStatement statement = shuffled(deal.start, reversed());
    Deal.assertRefused(
        statement,
        LyingProver.prove(statement, statement.size(), identity, reversed(), rho, nonces()));
    Deal.assertRefused(
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
      Deal.assertRefused(new ShuffleStatement(other, h, good.in(), good.out()), deal.proof);
    }
    Deal.assertRefused(
        new ShuffleStatement(context, h.plus(Point.G), good.in(), good.out()), deal.proof);
    Deal.assertRefused(new ShuffleStatement(context, h, good.out(), good.in()), deal.proof);
    Deal.assertRefused(
        new ShuffleStatement(context, h, good.in(), good.out().reordered(reversed())), deal.proof);
  }

  @Test
  void dimensionsOfTheProversChoiceAreRefused() {
    ShuffleStatement statement = shuffled(deal.start, reversed());
    assertEquals(new Dimensions(2, 6), statement.size());
    for (int m : new int[] {1, 3, 4, 6}) {
      Dimensions chosen = new Dimensions(m, SIZE / m);
      Deal.assertRefused(
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
    Deal.assertRefused(statement, swapped);
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
}
