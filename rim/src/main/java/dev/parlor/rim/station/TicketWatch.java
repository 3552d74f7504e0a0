package dev.parlor.rim.station;

import dev.parlor.p2p.match.Ending;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.station.VisitAnswer;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.table.TableLoop;
import dev.parlor.rim.table.TableWatcher;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Fetches a station's ticket for every match, as soon as it is known who sits at the table that
 * this phone holds. It puts the ticket into the log when the match has begun. Without a ticket the
 * match goes on unranked.
 */
public final class TicketWatch<S, V> implements TableWatcher<S, V> {
  private final TableLoop<S, V> loop;
  private final Executor workers;
  private final Function<Bytes, VisitAnswer.GotTicket> station;
  private final Consumer<Trouble> noTicket;
  private VisitAnswer.@Nullable GotTicket ticket;
  private int askedFor; // the number of the match for which it has asked, from 1

  /**
   * @param station asked for the ticket of a table, on another thread
   * @param noTicket told why there is none
   */
  public TicketWatch(
      TableLoop<S, V> loop,
      Executor workers,
      Function<Bytes, VisitAnswer.GotTicket> station,
      Consumer<Trouble> noTicket) {
    this.loop = loop;
    this.workers = workers;
    this.station = station;
    this.noTicket = noTicket;
  }

  @Override
  public void changed(TableSession<S, V> session) {
    boolean has = session.match().map(Match::ending).flatMap(Ending::ticket).isPresent();
    int number = session.match().map(match -> match.seating().number()).orElse(0);
    if (number > askedFor && !has && session.roster().isPresent() && holds(session)) {
      askedFor = number;
      Bytes tid = session.roster().get().tid();
      workers.execute(() -> ask(tid));
    }
    handIn(session).ifPresent(loop::input);
  }

  private static boolean holds(TableSession<?, ?> session) {
    return session.match().map(match -> match.host() == session.me()).orElse(false);
  }

  private void ask(Bytes tid) {
    try {
      VisitAnswer.GotTicket got = station.apply(tid);
      loop.later(
          0,
          session -> {
            ticket = got;
            return handIn(session);
          });
    } catch (Trouble problem) {
      noTicket.accept(problem);
    }
  }

  /** Hands the ticket in, once and not before the match has begun. */
  private Optional<Input> handIn(TableSession<S, V> session) {
    VisitAnswer.GotTicket got = ticket;
    if (got == null || !session.match().filter(Match::hasBegun).isPresent()) {
      return Optional.empty();
    }
    ticket = null;
    return Optional.of(new Input.Ticket(got.station(), got.ticket().hex()));
  }
}
