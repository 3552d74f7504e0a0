package dev.parlor.p2p.seat;

import dev.parlor.p2p.log.Hash;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.result.Player;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Writer;
import java.util.ArrayList;
import java.util.List;

/** Who plays, in seat order; the host has seat 0. Its hash names the table. */
public record Roster(Invite invite, List<Join> seats) {
  public Roster {
    seats = List.copyOf(seats);
  }

  public Bytes tid() {
    Writer out = new Writer().bytes(invite.nonce()).bytes(invite.host()).text(invite.rules());
    out.u8(seats.size());
    for (Join join : seats) {
      out.text(join.line().toString());
    }
    return Bytes.of(Hash.tagged("CARDGAME/v1/table", out.toArray()));
  }

  /** The seat of somebody, if there is one. */
  public TableSeat seatOf(Bytes npub) {
    for (int seat = 0; seat < seats.size(); seat++) {
      if (seats.get(seat).npub().equals(npub)) {
        return new TableSeat(seat);
      }
    }
    return TableSeat.NONE;
  }

  /** Who sits there. */
  public Join at(TableSeat seat) {
    return seats.get(seat.index());
  }

  public List<Bytes> npubs() {
    List<Bytes> npubs = new ArrayList<>();
    seats.forEach(join -> npubs.add(join.npub()));
    return npubs;
  }

  /** The players as a result names them, in seat order. */
  public List<Player> players() {
    List<Player> players = new ArrayList<>();
    seats.forEach(join -> players.add(new Player(join.npub(), join.callsign())));
    return players;
  }

  public List<Bytes> sessionKeys() {
    List<Bytes> keys = new ArrayList<>();
    seats.forEach(join -> keys.add(join.sessionKey()));
    return keys;
  }

  /** All seats in one line, as the host tells them to everybody. */
  public Line line(String verb) {
    List<Object> args = new ArrayList<>();
    args.add(seats.size());
    seats.forEach(join -> args.addAll(join.fields()));
    return Line.of(verb, args.toArray());
  }

  /** Reads such a line and checks that every seat has certified its place at this table. */
  public static Roster read(Line line, Invite invite, Signatures signatures) throws Malformed {
    int count = line.number(0, 1, invite.seats());
    List<Join> seats = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      seats.add(Join.read(line, 1 + i * Join.FIELDS));
    }
    Roster roster = new Roster(invite, seats);
    roster.requireCertified(signatures);
    return roster;
  }

  /** Refuses seats that their owners have not certified, seats taken twice, and a foreign host. */
  public void requireCertified(Signatures signatures) throws Malformed {
    for (int i = 0; i < seats.size(); i++) {
      Join join = seats.get(i);
      if (!join.valid(invite, signatures)) {
        throw new Malformed("seat " + (i + 1) + " is not certified by its owner");
      }
      for (Join other : seats.subList(0, i)) {
        if (other.npub().equals(join.npub()) || other.sessionKey().equals(join.sessionKey())) {
          throw new Malformed("seat " + (i + 1) + " is taken twice");
        }
      }
    }
    if (seats.size() > invite.seats() || !seats.get(0).npub().equals(invite.host())) {
      throw new Malformed("the first seat is not the host's");
    }
  }
}
