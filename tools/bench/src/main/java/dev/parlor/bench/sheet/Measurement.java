package dev.parlor.bench.sheet;

import java.util.List;

/** A measurement. Its answer is 0 when every goal is reached, 1 when not, 2 for bad arguments. */
@FunctionalInterface
public interface Measurement {
  int run(List<String> args, MeasurementSheet sheet);
}
