package dev.parlor.terminal.play;

import dev.parlor.rim.table.RealStrand;
import dev.parlor.rim.table.Strand;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.shell.Texts;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The threads on which the tables of this process run, and their workers. */
final class Crew implements AutoCloseable {
  private final ExecutorService workers =
      Executors.newFixedThreadPool(
          Runtime.getRuntime().availableProcessors(),
          work -> {
            Thread thread = new Thread(work, "parlor-work");
            thread.setDaemon(true);
            return thread;
          });
  private final Rim rim;

  Crew(Rim rim) {
    this.rim = rim;
  }

  ExecutorService workers() {
    return workers;
  }

  Strand strand() {
    return new RealStrand(workers, this::failed);
  }

  private void failed(Throwable fault) {
    Texts texts = rim.texts();
    rim.err().println(texts.text("problem.internal", fault.toString()));
    if (rim.environment().containsKey("PARLOR_DEBUG")) {
      fault.printStackTrace(rim.err());
    }
  }

  @Override
  public void close() {
    workers.shutdownNow();
  }
}
