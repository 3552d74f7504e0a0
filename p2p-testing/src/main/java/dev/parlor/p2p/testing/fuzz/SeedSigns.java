package dev.parlor.p2p.testing.fuzz;

import dev.parlor.crypto.channel.ShortCode;
import dev.parlor.games.Action;
import dev.parlor.games.Slot;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seat.Worked;
import dev.parlor.p2p.table.Emote;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Writer;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Writes inputs of a session into a script, each with the sign that a {@link SessionScript} reads.
 */
final class SeedSigns implements Input.Cases {
  private final Hall<?, ?> hall;
  private final int me;
  private final Writer script;

  SeedSigns(Hall<?, ?> hall, int me, Writer script) {
    this.hall = hall;
    this.me = me;
    this.script = script;
  }

  @Override
  public void arrived(Bytes npub, Bytes message) throws Malformed {
    int seat = hall.numberOf(npub);
    Entry entry = me == 0 ? submitted(message) : null;
    if (entry == null) {
      script.u8(0).u8(seat).u16(message.length()).bytes(message);
    } else { // what it had seen is another log now
      Bytes bytes = entry.payload().bytes();
      script.u8(entry.payload().isText() ? 1 : 2).u8(seat).u16(bytes.length()).bytes(bytes);
    }
  }

  private static @Nullable Entry submitted(Bytes message) throws Malformed {
    return Message.decode(message) instanceof Message.Submit submit ? submit.entry() : null;
  }

  @Override
  public void tick() {
    script.u8(3).u16(10);
  }

  @Override
  public void choose(Action action) {
    script.u8(4);
  }

  @Override
  public void computed(long job, Worked result) {
    script.u8(5);
  }

  @Override
  public void ready() {
    script.u8(8);
  }

  @Override
  public void confirm(Optional<ShortCode> seen) {
    script.u8(9);
  }

  @Override
  public void rematch() {
    script.u8(10);
  }

  @Override
  public void leave() {
    script.u8(11);
  }

  @Override
  public void quiet() {
    script.u8(12);
  }

  @Override
  public void linkUp(Bytes npub, Bytes staticKey) {
    script.u8(13).u8(hall.numberOf(npub));
  }

  @Override
  public void linkDown(Bytes npub, long silentFor) {
    script.u8(7).u8(hall.numberOf(npub));
  }

  // scripts have no sign for what follows, so there a session is asked for a rematch instead

  @Override
  public void layAside(List<Slot> slots) {
    rematch();
  }

  @Override
  public void handOver() {
    rematch();
  }

  @Override
  public void remove(Bytes npub) {
    rematch();
  }

  @Override
  public void differ() {
    rematch();
  }

  @Override
  public void ticket(String station, String ticket) {
    rematch();
  }

  @Override
  public void say(Emote emote) {
    rematch();
  }
}
