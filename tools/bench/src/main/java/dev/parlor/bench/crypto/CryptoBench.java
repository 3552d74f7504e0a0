package dev.parlor.bench.crypto;

import dev.parlor.crypto.curve.FixedBase;
import dev.parlor.crypto.curve.MultiScalar;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.curve.SecretMul;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.sign.Schnorr;
import dev.parlor.crypto.sign.SignatureBatch;
import dev.parlor.crypto.sign.SigningKey;
import fr.acinq.secp256k1.Secp256k1;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * BIP-340 and the sums behind it. The goals, compared with libsecp256k1: verifying takes at most 3
 * times as long and signing at most 4 times. One signature of a batch of 1,000 takes at most 2
 * times as long as verifying one there.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 4, time = 1)
@Fork(1)
public class CryptoBench {
  /** The benchmarks and what each is compared with. */
  public static final Map<String, String> BASELINES =
      Map.of(
          "sign", "libsecp256k1Sign",
          "verify", "libsecp256k1Verify",
          "verifyOneOfABatchOf1000", "libsecp256k1Verify");

  private static final int BATCH = 1_000;
  private static final int TERMS = 650;

  private final Secp256k1 other = Secp256k1.get();
  private final Entropy entropy = new SeededEntropy(1);
  private final SigningKey key = SigningKey.generate(entropy);
  private final byte[] secret = key.secret().reveal(SecretAccess.granted());
  private final byte[] publicKey = key.publicKey().bytes();
  private final byte[] message = entropy.bytes(32);
  private final byte[] auxiliary = entropy.bytes(32);
  private final byte[] signature = Schnorr.sign(key, message, auxiliary);
  private final SignatureBatch batch = batch();
  private final List<Point> points = new ArrayList<>();
  private final List<Scalar> scalars = new ArrayList<>();

  public CryptoBench() {
    for (int i = 0; i < TERMS; i++) {
      scalars.add(Scalar.random(entropy));
    }
    points.addAll(FixedBase.g().timesAll(scalars));
  }

  private SignatureBatch batch() {
    SignatureBatch signatures = new SignatureBatch();
    for (int i = 0; i < BATCH; i++) {
      SigningKey signer = SigningKey.generate(entropy);
      byte[] text = entropy.bytes(32);
      signatures.add(signer.publicKey(), text, Schnorr.sign(signer, text, auxiliary));
    }
    return signatures;
  }

  @Benchmark
  public byte[] sign() {
    return Schnorr.sign(key, message, auxiliary);
  }

  @Benchmark
  public byte[] libsecp256k1Sign() {
    return other.signSchnorr(message, secret, auxiliary);
  }

  @Benchmark
  public boolean verify() {
    return Schnorr.verify(key.publicKey(), message, signature);
  }

  @Benchmark
  public boolean libsecp256k1Verify() {
    return other.verifySchnorr(signature, message, publicKey);
  }

  @Benchmark
  @OperationsPerInvocation(BATCH)
  public boolean verifyOneOfABatchOf1000() {
    return batch.verify();
  }

  @Benchmark
  public Point sumOf650PublicProducts() {
    return MultiScalar.sum(points, scalars);
  }

  @Benchmark
  public Point secretProduct() {
    return SecretMul.times(points.get(0), scalars.get(1));
  }
}
