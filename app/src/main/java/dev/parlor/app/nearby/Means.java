package dev.parlor.app.nearby;

import dev.parlor.app.identity.IdentityStore;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.match.Games;
import dev.parlor.p2p.station.VisitAnswer;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.AddressBook;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.table.Strand;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * What a phone needs to play with others.
 *
 * @param games what can be played on this phone
 * @param tickets of stations in range, for matches that are to be ranked
 */
public record Means(
    Games games,
    IdentityStore identity,
    NearbyRadio radio,
    AddressBook addresses,
    Rooms rooms,
    Entropy entropy,
    Threads threads,
    Tickets tickets) {
  /**
   * Where work is done.
   *
   * @param main the thread of the screens
   * @param workers for whatever takes time
   * @param strands makes the thread of a table; it is told what to do with a fault of our own
   * @param faults told of those
   */
  public record Threads(
      Executor main, Executor workers, Strands strands, Consumer<Throwable> faults) {}

  public Executor main() {
    return threads.main();
  }

  public Executor workers() {
    return threads.workers();
  }

  public Strands strands() {
    return threads.strands();
  }

  public Consumer<Throwable> faults() {
    return threads.faults();
  }

  /** The source of stations' tickets. */
  public interface Tickets {
    /**
     * The ticket for a table. It may take a while, so it must never be asked for on the main
     * thread.
     *
     * @throws Trouble why there is none
     */
    VisitAnswer.GotTicket ticket(Bytes tid) throws Trouble;
  }

  /** Makes the threads of tables. */
  public interface Strands {
    Strand strand(Consumer<Throwable> failed);
  }
}
