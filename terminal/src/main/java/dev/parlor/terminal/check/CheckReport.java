package dev.parlor.terminal.check;

import dev.parlor.rim.Trouble;
import dev.parlor.terminal.shell.Progress;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.shell.Texts;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Counts what passed and what failed, and shows the first failures as they come. */
public final class CheckReport {
  private static final int SHOWN = 10;

  private final Rim rim;
  private final Texts texts;
  private final Progress progress;
  private long passed;
  private long failed;

  public CheckReport(Rim rim) {
    this(rim, System::nanoTime);
  }

  CheckReport(Rim rim, LongSupplier nanoTime) {
    this.rim = rim;
    this.texts = rim.texts();
    this.progress = new Progress(rim, nanoTime);
  }

  /** Runs one scenario. An engine that throws has failed it. */
  public void check(String id, Supplier<CaseVerdict> scenario) {
    CaseVerdict verdict;
    try {
      verdict = scenario.get();
    } catch (Trouble malformed) {
      throw malformed;
    } catch (RuntimeException thrown) {
      verdict = CaseVerdict.fail(texts.text("check.noException"), thrown);
    }
    add(id, verdict);
  }

  public void add(String id, CaseVerdict verdict) {
    progress.show("check.progress", passed + failed);
    if (verdict.passed()) {
      passed++;
      return;
    }
    failed++;
    if (failed <= SHOWN) {
      rim.out().println(texts.text("check.failure", id, verdict.expected(), verdict.actual()));
    }
  }

  public long passed() {
    return passed;
  }

  public long failed() {
    return failed;
  }

  /** The last line. It is the same in every language, because programs read it. */
  public String summary() {
    return passed + " passed, " + failed + " failed";
  }
}
