package dev.parlor.bench.door;

import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Three doors with a crowd before each, and honest people who want to go through them. */
final class Siege {
  /** A stranger has two threads at a door: one that reads, one that writes. */
  /** Which game is played matters little to a door: the first that is offered. */
  private static final TableKit<?, ?> GAME = Catalogue.SHIPPED.all().get(0);

  private static final int THREADS_EACH = 2;

  private static final int STRANGERS = 32;
  private static final int DOORS = 3;

  /**
   * How many threads honest people take: a guest that joins, one that visits, and those that are
   * just ending.
   */
  private static final int HONEST = 40;

  private static final long GLANCE_MILLIS = 50;
  private static final int MEMORY_LOOKS = 10;

  final WaitTimes joins = new WaitTimes();
  final WaitTimes returns = new WaitTimes();
  final WaitTimes tickets = new WaitTimes();
  final WaitTimes results = new WaitTimes();
  private final Size size;
  private final long seed;
  private int calls;
  private int floods;
  private int moreThreads;
  private long moreMegabytes;

  /** How many attackers of each manner stand before each door. */
  record Size(int slow, int halfOpen, int floods) {}

  Siege(Size size, long seed) {
    this.size = size;
    this.seed = seed;
  }

  int calls() {
    return calls;
  }

  int floods() {
    return floods;
  }

  int moreThreads() {
    return moreThreads;
  }

  long moreMegabytes() {
    return moreMegabytes;
  }

  /** The most threads there may be. It does not grow with the number of attackers outside. */
  int mostThreads() {
    return DOORS * THREADS_EACH * (STRANGERS + size.floods) + HONEST;
  }

  /**
   * Goes on for this long, and until all honest people have tried once.
   *
   * @param pauseMillis how long an honest person waits before the next attempt
   */
  void run(Path folder, long millis, long pauseMillis)
      throws IOException, InterruptedException, ExecutionException {
    try (HonestPeople household = new HonestPeople();
        BesiegedTable<?, ?> open = new BesiegedTable<>(GAME, household);
        BesiegedTable<?, ?> playing = new BesiegedTable<>(GAME, household);
        BesiegedStation station = new BesiegedStation(folder.resolve("station"), household)) {
      if (!playing.begin()) {
        throw new IllegalStateException("no match began in peace");
      }
      ProcessGauge gauge = new ProcessGauge();
      Crowd crowd =
          Crowd.before(List.of(open.address(), playing.address(), station.address()), size, seed);
      try (crowd) {
        while (!crowd.isThere()) {
          Thread.sleep(GLANCE_MILLIS);
        }
        Submission<?, ?> submission = new Submission<>(GAME, station, folder.resolve("home"));
        meet(
            List.of(
                number -> joins.add(open.join()),
                number -> returns.add(playing.comeBack(number)),
                number -> submission.make(seed + number, tickets, results)),
            millis,
            pauseMillis,
            gauge);
      }
      household.check();
      calls = crowd.calls();
      floods = crowd.floods();
      moreThreads = gauge.moreThreads();
      moreMegabytes = gauge.moreMegabytes();
    }
  }

  /** An honest person's errand, done once. */
  private interface Errand {
    void run(int number);
  }

  private static void meet(List<Errand> errands, long millis, long pauseMillis, ProcessGauge gauge)
      throws InterruptedException, ExecutionException {
    long begun = System.nanoTime();
    ExecutorService people = Executors.newFixedThreadPool(errands.size());
    try {
      List<Future<Object>> all =
          errands.stream()
              .map(errand -> people.submit(again(errand, millis, pauseMillis)))
              .toList();
      int looks = 0;
      while (!all.stream().allMatch(Future::isDone)) {
        Thread.sleep(GLANCE_MILLIS);
        gauge.lookAtThreads();
        if ((System.nanoTime() - begun) / 1_000_000 > looks * millis / MEMORY_LOOKS) {
          looks++;
          gauge.lookAtMemory();
        }
      }
      for (Future<Object> one : all) {
        one.get();
      }
    } finally {
      people.shutdownNow();
    }
  }

  private static Callable<Object> again(Errand errand, long millis, long pauseMillis) {
    return () -> {
      long begun = System.nanoTime();
      int number = 0;
      do {
        errand.run(number++);
        Thread.sleep(pauseMillis);
      } while ((System.nanoTime() - begun) / 1_000_000 < millis);
      return number;
    };
  }
}
