package dev.parlor.bench.door;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Unreadable;
import dev.parlor.p2p.station.VisitAnswer;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.files.Archive;
import dev.parlor.rim.files.Inspection;
import dev.parlor.rim.station.TicketWatch;
import dev.parlor.rim.table.Company;
import dev.parlor.rim.table.QuietStrand;
import dev.parlor.tables.kit.TableKit;
import java.nio.file.Path;
import java.util.OptionalLong;

/** A match under a station's ticket, and its result on the way there. */
final class Submission<S, V> {
  /** The time between the ticket and the match. People are slower than computers. */
  private static final long LATER_MILLIS = 120_000;

  private final TableKit<S, V> kit;
  private final BesiegedStation station;
  private final Path home;

  Submission(TableKit<S, V> kit, BesiegedStation station, Path home) {
    this.kit = kit;
    this.station = station;
    this.home = home;
  }

  /**
   * Plays a match of two strangers under a ticket, and hands its result in.
   *
   * @param tickets where the wait for the ticket is noted
   * @param results where the wait for the receipt is noted
   */
  void make(long seed, WaitTimes tickets, WaitTimes results) {
    Company<S, V> company =
        new Company<>(
            kit.game(),
            kit.computer(),
            2,
            kit.shortest(),
            seat -> Entropy.system(),
            seed,
            new QuietStrand(Runnable::run, System.currentTimeMillis() + LATER_MILLIS));
    company.devices().forEach(station::admit);
    company
        .loop(0)
        .watch(
            new TicketWatch<>(
                company.loop(0),
                Runnable::run,
                tid -> ticket(company, tid, tickets),
                noTicket -> {}));
    company.gather();
    if (company.play()) {
      handIn(company, results);
    } else {
      results.add(OptionalLong.empty());
    }
  }

  private VisitAnswer.GotTicket ticket(Company<S, V> company, Bytes tid, WaitTimes tickets) {
    long begun = System.nanoTime();
    var got = station.ticket(company.devices().get(0), tid);
    tickets.add(got.isPresent() ? since(begun) : OptionalLong.empty());
    return got.orElseThrow(() -> new Trouble("no ticket"));
  }

  private void handIn(Company<S, V> company, WaitTimes results) {
    SignedResult result = read(Archive.in(home).save(company.session(1)).orElseThrow());
    long begun = System.nanoTime();
    boolean taken = station.takes(company.devices().get(0), result);
    results.add(taken ? since(begun) : OptionalLong.empty());
  }

  private static SignedResult read(Path file) {
    try {
      return Inspection.result(file);
    } catch (Unreadable ownFile) {
      throw new IllegalStateException(ownFile);
    }
  }

  private static OptionalLong since(long nanos) {
    return OptionalLong.of((System.nanoTime() - nanos) / 1_000_000);
  }
}
