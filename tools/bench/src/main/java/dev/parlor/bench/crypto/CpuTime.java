package dev.parlor.bench.crypto;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/** Microseconds of processor time for an operation. A busy machine does not change them. */
public final class CpuTime implements InternalProfiler {
  static final String LABEL = "cpu";

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private long before;

  @Override
  public String getDescription() {
    return "Processor time of the measuring threads";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    before = workers();
  }

  @Override
  @SuppressWarnings("rawtypes") // JMH's interface has the raw type
  public Collection<? extends Result> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    double used = (workers() - before) / 1e3 / result.getMetadata().getAllOps();
    return List.of(new ScalarResult(LABEL, used, "us/op", AggregationPolicy.AVG));
  }

  private long workers() {
    long sum = 0;
    for (long id : threads.getAllThreadIds()) {
      var info = threads.getThreadInfo(id);
      if (info != null && info.getThreadName().contains("jmh-worker")) {
        sum += Math.max(0, threads.getThreadCpuTime(id));
      }
    }
    return sum;
  }
}
