package dev.parlor.p2p.lobby;

import dev.parlor.crypto.channel.ShortAuthentication;
import dev.parlor.crypto.channel.ShortCode;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.JournalRecord;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The closed roster and the code that its phones compare. When the host opens the seats again, both
 * are gone, and the next roster has another code. No phone compares a fourth code.
 */
public final class Comparison {
  private final Phone phone;
  private final Deque<Effect> out;
  private final Consumer<Line> broadcast;
  private @Nullable Roster roster;
  private @Nullable Sas sas;
  private int closings;
  private int changes;

  /**
   * @param broadcast tells everybody, the host's way
   */
  Comparison(Phone phone, Deque<Effect> out, Consumer<Line> broadcast) {
    this.phone = phone;
    this.out = out;
    this.broadcast = broadcast;
  }

  /**
   * Takes over what a journal tells: a roster that was closed, and agreed to, after so many
   * closings.
   */
  void restore(Roster closed, int times) {
    roster = closed;
    closings = times;
    changes = 1;
  }

  public @Nullable Roster roster() {
    return roster;
  }

  /** The seat of somebody in the closed roster, if any. */
  TableSeat seatOf(Bytes npub) {
    return roster == null ? TableSeat.NONE : roster.seatOf(npub);
  }

  /** A number that changes whenever {@link #roster} does. */
  public int changes() {
    return changes;
  }

  /** How often the roster was closed, which is also how many codes were compared. */
  public int closings() {
    return closings;
  }

  /**
   * Whether no further code may be compared, because each is a guess for somebody who sits between
   * two phones.
   */
  boolean isExhausted() {
    return closings == ShortAuthentication.MAX_ATTEMPTS;
  }

  public Optional<ShortCode> code() {
    Sas known = sas;
    return known == null ? Optional.empty() : known.code();
  }

  /** Whether there is a code to compare, or nobody to compare it with. */
  public boolean isComparable() {
    return roster != null && (roster.seats().size() == 1 || code().isPresent());
  }

  void close(Roster closed) throws Malformed {
    roster = closed;
    closings++;
    changes++;
    TableSeat me = closed.seatOf(me());
    out.add(new Effect.Save(JournalRecord.roster(closed, me.index())));
    if (closed.seats().size() == 1) {
      return; // alone there is nobody to compare with
    }
    Sas fresh = new Sas(closed, me.index(), phone.entropy());
    sas = fresh;
    fresh.said(me).forEach(broadcast);
    reveal(fresh);
  }

  /** Shows a roster whose code others compare. */
  void watch(Roster closed) {
    roster = closed;
    closings++;
    changes++;
    out.add(new Effect.Save(JournalRecord.roster(closed, TableSeat.NONE.index())));
  }

  void forget() {
    roster = null;
    sas = null;
    changes++;
    out.add(new Effect.Save(JournalRecord.opened()));
  }

  /**
   * All lines of the code that were said so far.
   *
   * @param seat whose lines; none for those of all seats
   */
  List<Line> said(TableSeat seat) throws Malformed {
    Sas known = sas;
    return known == null ? List.of() : known.said(seat);
  }

  /**
   * A line of the code.
   *
   * @param author the seat that may say it; none when the host relays what any seat has said
   */
  void take(TableSeat author, Line line) throws Malformed {
    Roster closed = roster;
    Sas known = sas;
    if (closed == null || known == null || known.isForeign(line)) {
      return; // said before its author knew that all begin anew
    }
    TableSeat seat = TableSeat.numbered(line.number(0, 1, closed.seats().size()));
    if (!author.isNone() && !author.equals(seat)) {
      throw new Malformed(line.verb() + " for somebody else");
    }
    if (!seat.equals(closed.seatOf(me())) && known.take(seat, line)) {
      if (!author.isNone()) {
        broadcast.accept(line);
      }
      reveal(known);
    }
  }

  private void reveal(Sas known) throws Malformed {
    known.reveal().ifPresent(broadcast);
    if (known.code().isPresent()) {
      out.add(new Effect.Show());
    }
  }

  private Bytes me() {
    return phone.identity().publicKey();
  }
}
