package dev.parlor.crypto.sealed.shuffle;

import dev.parlor.crypto.TwoHands;
import dev.parlor.crypto.commit.Draws;
import dev.parlor.crypto.commit.FisherYates;
import dev.parlor.crypto.curve.FixedBase;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.sealed.Context;
import dev.parlor.crypto.sealed.MemberSecret;
import dev.parlor.crypto.sealed.SealedList;
import dev.parlor.crypto.sealed.SealedValue;
import java.util.ArrayList;
import java.util.List;

/**
 * My own shuffle, a pure function of its inputs and of the entropy handed in. {@link #mask} makes
 * the list, which is sent at once so that the next member can start; {@link #prove} makes the
 * proof. Between the two it holds the order, which is the secret that the whole game depends on.
 */
public final class Shuffle {
  private final ShuffleStatement statement;
  private final int[] order;
  private final Scalar[] rho;
  private final FixedBase jointKey;
  private final MemberSecret secret;
  private final Entropy entropy;

  private Shuffle(
      ShuffleStatement statement,
      int[] order,
      Scalar[] rho,
      FixedBase jointKey,
      MemberSecret secret,
      Entropy entropy) {
    this.statement = statement;
    this.order = order;
    this.rho = rho;
    this.jointKey = jointKey;
    this.secret = secret;
    this.entropy = entropy;
  }

  /**
   * Draws a new order without bias and seals every value anew. There must be at least two values.
   */
  public static Shuffle mask(
      Context context, Point jointKey, SealedList in, MemberSecret secret, Entropy entropy) {
    Dimensions.of(in.size());
    int[] order = FisherYates.order(in.size(), Draws.rejecting(() -> word(entropy)));
    Scalar[] rho = new Scalar[in.size()];
    for (int i = 0; i < rho.length; i++) {
      rho[i] = Scalar.random(entropy);
    }
    return mask(context, jointKey, in, order, rho, secret, entropy);
  }

  /** A shuffle with a given order and randomness, for {@link #mask} and for tests. */
  static Shuffle mask(
      Context context,
      Point jointKey,
      SealedList in,
      int[] order,
      Scalar[] rho,
      MemberSecret secret,
      Entropy entropy) {
    FixedBase key = FixedBase.of(jointKey);
    List<List<Point>> masks =
        TwoHands.both(() -> FixedBase.g().timesAll(List.of(rho)), () -> key.timesAll(List.of(rho)));
    List<SealedValue> out = new ArrayList<>(order.length);
    for (int i = 0; i < order.length; i++) {
      SealedValue mask = new SealedValue(masks.get(0).get(i), masks.get(1).get(i));
      out.add(in.get(order[i]).plus(mask));
    }
    ShuffleStatement statement = new ShuffleStatement(context, jointKey, in, new SealedList(out));
    return new Shuffle(statement, order, rho, key, secret, entropy);
  }

  /** The shuffled list. */
  public SealedList list() {
    return statement.out();
  }

  /** The proof for it. */
  public byte[] prove() {
    return ShuffleProof.prove(statement, order, rho, jointKey, secret.nonces(entropy));
  }

  /** What is proven. */
  public ShuffleStatement statement() {
    return statement;
  }

  private static long word(Entropy entropy) {
    byte[] bytes = entropy.bytes(4);
    return (bytes[0] & 0xffL) << 24
        | (bytes[1] & 0xffL) << 16
        | (bytes[2] & 0xffL) << 8
        | (bytes[3] & 0xffL);
  }

  @Override
  public String toString() {
    return "Shuffle(" + order.length + ")";
  }
}
