package dev.parlor.p2p.lobby;

import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.seat.JournalRecord;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seat.Secrets;
import dev.parlor.p2p.wire.Bytes;
import java.util.Deque;

/** A phone's own place at a table: what it drew for it, and the certificate that others see. */
record OwnPlace(Invite invite, Secrets secrets, Join join) {
  /** Sits down. What is drawn for the place is written down before it is used. */
  static OwnPlace take(Phone phone, Bytes linkKey, Invite table, Deque<Effect> out) {
    Secrets drawn = Secrets.draw(phone.entropy());
    boolean host = table.host().equals(phone.identity().publicKey());
    out.add(new Effect.Save(JournalRecord.drawn(drawn, table, host)));
    return new OwnPlace(table, drawn, certified(phone, linkKey, table, drawn, 0));
  }

  /** The place that a journal tells of. */
  static OwnPlace in(Roster roster, Secrets drawn, Bytes me) {
    return new OwnPlace(roster.invite(), drawn, roster.at(roster.seatOf(me)));
  }

  /** This place under another number. The same seats then are another table. */
  OwnPlace again(Phone phone, Bytes linkKey, int number) {
    return new OwnPlace(invite, secrets, certified(phone, linkKey, invite, secrets, number));
  }

  private static Join certified(
      Phone phone, Bytes linkKey, Invite table, Secrets drawn, int number) {
    return Join.sign(
        phone.identity(),
        phone.callsign(),
        drawn.random("join", number, "").head(16),
        phone.signatures().key(drawn.sessionSecret()).publicKey(),
        linkKey,
        table);
  }
}
