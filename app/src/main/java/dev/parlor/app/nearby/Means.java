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
 * @param main the thread of the screens
 * @param workers for whatever takes time
 * @param tickets of stations in range, for matches that are to be ranked
 * @param strands makes the thread of a table; it is told what to do with a fault of our own
 * @param faults told of those
 */
public record Means(
    Games games,
    IdentityStore identity,
    NearbyRadio radio,
    AddressBook addresses,
    Rooms rooms,
    Entropy entropy,
    Executor main,
    Executor workers,
    Tickets tickets,
    Strands strands,
    Consumer<Throwable> faults) {

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
