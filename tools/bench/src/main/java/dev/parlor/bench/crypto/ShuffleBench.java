package dev.parlor.bench.crypto;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Four members and one list. Measured are a member's own shuffle with its proof, and reading and
 * checking the three others in one batch. The goals are 25 and 12 ms for 52 values, 48 and 22 for
 * 110, 122 and 54 for 312.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
public class ShuffleBench {
  @Param({"52", "110", "312"})
  public int values = 52;

  private final Entropy entropy = new SeededEntropy(2);
  private final List<byte[]> lists = new ArrayList<>();
  private final List<byte[]> proofs = new ArrayList<>();
  private ShuffleTable table = table(2);

  @Setup
  public void shuffle() throws Refused {
    table = table(values);
    table.send(lists, proofs);
  }

  private ShuffleTable table(int size) {
    try {
      return new ShuffleTable(4, size, entropy);
    } catch (Refused e) {
      throw new IllegalStateException(e);
    }
  }

  @Benchmark
  public int shuffleAndProve() throws Refused {
    return table.firstShuffle();
  }

  @Benchmark
  public int checkThreeOthers() throws Refused, BadInput {
    table.check(lists, proofs, 0);
    return lists.size();
  }
}
