package dev.parlor.radio.control;

import dev.parlor.radio.Handle;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.Way;
import dev.parlor.radio.diary.Diary;
import dev.parlor.radio.diary.DiaryEvent;
import dev.parlor.radio.hardware.Dialing;
import dev.parlor.radio.hardware.RadioRefused;
import dev.parlor.radio.hardware.Seen;
import dev.parlor.rim.table.Strand;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Makes one connection at a time. There is silence in the air first, then one attempt that is given
 * up after a while. On the radio's thread.
 */
final class Dialer {
  static final long QUIET = 150;
  static final long TIMEOUT = 10_000;

  /** How an attempt begins. */
  @FunctionalInterface
  interface Start {
    Dialing dial() throws RadioRefused;
  }

  /** An attempt, over which way, and whose sign led to it. */
  record Trial(Way way, Optional<Seen> by, Start start) {}

  private final Strand strand;
  private final Executor threads;
  private final LivePipes pipes;
  private final ScanDesk scans;
  private final InquiryDesk inquiries;
  private final Diary diary;

  Dialer(Plumbing plumbing, ScanDesk scans, InquiryDesk inquiries, Diary diary) {
    this.strand = plumbing.strand();
    this.threads = plumbing.threads();
    this.pipes = plumbing.pipes();
    this.scans = scans;
    this.inquiries = inquiries;
    this.diary = diary;
  }

  /**
   * Makes a connection. The result is a link, or null. Closing the handle gives it up, and nothing
   * is told then.
   */
  Handle dial(Trial trial, Consumer<@Nullable RadioLink> then) {
    Attempt attempt = new Attempt(trial, scans.hush(), then);
    inquiries.stop();
    strand.at(strand.now() + QUIET, attempt::begin);
    return attempt;
  }

  private final class Attempt implements Handle {
    private final Trial trial;
    private final Handle hush;
    private final Consumer<@Nullable RadioLink> then;
    private @Nullable Dialing dialing;
    private long begun;
    private boolean over;

    Attempt(Trial trial, Handle hush, Consumer<@Nullable RadioLink> then) {
      this.trial = trial;
      this.hush = hush;
      this.then = then;
    }

    void begin() {
      if (over) {
        return;
      }
      begun = strand.now();
      diary.note(DiaryEvent.DIALED, trial.way(), 0, "");
      try {
        Dialing dialed = trial.start().dial();
        dialing = dialed;
        strand.at(begun + TIMEOUT, () -> fail("silence"));
        threads.execute(() -> connect(dialed));
      } catch (RadioRefused refused) {
        fail(refused.trouble().name());
      }
    }

    private void connect(Dialing dialed) {
      try {
        RadioLink link = pipes.link(dialed.connect());
        strand.run(() -> reach(link));
      } catch (IOException failed) {
        strand.run(() -> fail(String.valueOf(failed.getMessage())));
      }
    }

    private void fail(String why) {
      if (!over) {
        diary.note(DiaryEvent.FAILED, trial.way(), strand.now() - begun, why);
      }
      finish(null);
    }

    private void reach(RadioLink link) {
      if (!over) {
        diary.note(DiaryEvent.REACHED, trial.way(), strand.now() - begun, "");
      }
      finish(link);
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
