package dev.parlor.p2p.table;

import dev.parlor.crypto.channel.ShortCode;
import dev.parlor.games.Action;
import dev.parlor.games.Slot;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Worked;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** What happens to a phone that only watches: it hears, and its owner has no say in anything. */
final class Onlooking implements Input.Cases {
  private final Input.Cases seat;
  private final Deque<Effect> out;

  Onlooking(Input.Cases seat, Deque<Effect> out) {
    this.seat = seat;
    this.out = out;
  }

  private void refuse() {
    out.add(Effect.Tell.of("table.onlooks"));
  }

  @Override
  public void choose(Action action) {
    refuse();
  }

  @Override
  public void layAside(List<Slot> slots) {
    refuse();
  }

  @Override
  public void ready() {
    refuse();
  }

  @Override
  public void remove(Bytes npub) {
    refuse();
  }

  @Override
  public void confirm(Optional<ShortCode> seen) {
    refuse();
  }

  @Override
  public void differ() {
    refuse();
  }

  @Override
  public void ticket(String station, String ticket) {
    refuse();
  }

  @Override
  public void say(Emote emote) {
    refuse();
  }

  @Override
  public void rematch() {
    refuse();
  }

  /** Does nothing: nobody waits for a watcher. */
  @Override
  public void leave() {}

  /** Does nothing: a watcher holds no table. */
  @Override
  public void handOver() {}

  @Override
  public void arrived(Bytes npub, Bytes message) throws Malformed {
    seat.arrived(npub, message);
  }

  @Override
  public void linkUp(Bytes npub, Bytes staticKey) throws Malformed {
    seat.linkUp(npub, staticKey);
  }

  @Override
  public void linkDown(Bytes npub, long silentFor) {
    seat.linkDown(npub, silentFor);
  }

  @Override
  public void computed(long job, Worked result) {
    seat.computed(job, result);
  }

  @Override
  public void tick() {
    seat.tick();
  }

  @Override
  public void quiet() {
    seat.quiet();
  }
}
