package dev.parlor.radio.control;

import dev.parlor.radio.Handle;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.hardware.Dialing;
import dev.parlor.radio.hardware.RadioRefused;
import dev.parlor.rim.table.Strand;
import java.io.IOException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Makes one connection at a time: silence in the air first, then one attempt that is given up after
 * a while. On the radio's thread.
 */
final class Dialer {
  static final long QUIET = 150;
  static final long TIMEOUT = 10_000;

  /** How an attempt begins. */
  @FunctionalInterface
  interface Start {
    Dialing dial() throws RadioRefused;
  }

  private final Strand strand;
  private final Executor threads;
  private final ScanDesk scans;
  private final InquiryDesk inquiries;
  private final LivePipes pipes;

  Dialer(Strand strand, Executor threads, ScanDesk scans, InquiryDesk inquiries, LivePipes pipes) {
    this.strand = strand;
    this.threads = threads;
    this.scans = scans;
    this.inquiries = inquiries;
    this.pipes = pipes;
  }

  /** The result is a link, or null. Closing gives it up, and nothing is told then. */
  Handle dial(Start start, Consumer<@Nullable RadioLink> then) {
    Attempt attempt = new Attempt(scans.hush(), then);
    inquiries.stop();
    strand.at(strand.now() + QUIET, () -> attempt.begin(start));
    return attempt;
  }

  private final class Attempt implements Handle {
    private final Handle hush;
    private final Consumer<@Nullable RadioLink> then;
    private @Nullable Dialing dialing;
    private boolean over;

    Attempt(Handle hush, Consumer<@Nullable RadioLink> then) {
      this.hush = hush;
      this.then = then;
    }

    void begin(Start start) {
      if (over) {
        return;
      }
      try {
        Dialing begun = start.dial();
        dialing = begun;
        strand.at(strand.now() + TIMEOUT, () -> finish(null));
        threads.execute(() -> connect(begun));
      } catch (RadioRefused refused) {
        finish(null);
      }
    }

    private void connect(Dialing begun) {
      RadioLink link;
      try {
        link = pipes.link(begun.connect());
      } catch (IOException failed) {
        link = null;
      }
      RadioLink result = link;
      strand.run(() -> finish(result));
    }

    private void finish(@Nullable RadioLink link) {
      if (over) {
        if (link != null) {
          link.close(); // too late
        }
        return;
      }
      over = true;
      hush.close();
      if (link == null && dialing != null) {
        dialing.close();
      }
      then.accept(link);
    }

    @Override
    public void close() {
      if (!over) {
        over = true;
        hush.close();
        if (dialing != null) {
          dialing.close();
        }
      }
    }
  }
}
