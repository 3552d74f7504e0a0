package dev.parlor.p2p.table;

import dev.parlor.crypto.channel.ShortCode;
import dev.parlor.games.Slot;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.play.Play;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seat.Worked;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Optional;

/**
 * What happens to a seat besides the moves of its match: the player comes, compares, asks for
 * another match and goes; links come and go; time passes.
 */
abstract class BesideTheMatch<S, V> implements Input.Cases {
  private final TableSession<S, V> seat;

  BesideTheMatch(TableSession<S, V> seat) {
    this.seat = seat;
  }

  @Override
  public final void layAside(List<Slot> slots) {
    seat.playing(running -> running.part().choosing.layAside(slots));
  }

  @Override
  public final void ready() throws Malformed {
    seat.lobby.ready().ifPresent(seat::tell);
  }

  @Override
  public final void remove(Bytes npub) {
    seat.lobby.remove(npub).ifPresent(seat::tell);
  }

  @Override
  public final void confirm(Optional<ShortCode> seen) {
    if (!seat.isComparable()) {
      seat.tell("table.nothingToConfirm");
    } else if (seen.isPresent() && !seen.equals(seat.lobby.comparison().code())) {
      seat.tell("table.anotherCode");
    } else {
      seat.playing(running -> seat.say(running, List.of(Payload.text(running.agreement()))));
    }
  }

  @Override
  public final void differ() {
    if (seat.lobby.comparison().isComparable()) {
      seat.lobby.breakUp().differ();
    } else {
      seat.tell("table.nothingToConfirm");
    }
  }

  @Override
  public final void ticket(String station, String ticket) {
    seat.playing(running -> running.ticket(station, ticket));
  }

  @Override
  public final void say(Emote emote) {
    seat.playing(running -> seat.beside.say(running, emote));
  }

  @Override
  public final void rematch() {
    seat.playing(running -> running.part().farewell.askForRematch());
  }

  @Override
  public final void leave() {
    if (seat.hasBegun()) {
      seat.playing(Play::leave);
    } else {
      seat.lobby.breakUp().leave();
    }
  }

  @Override
  public final void handOver() {
    if (seat.hasBegun()) {
      seat.playing(Play::handOver);
    }
  }

  @Override
  public final void linkUp(Bytes npub, Bytes staticKey) throws Malformed {
    Line wrong = seat.lobby.whyNot(npub, staticKey).orElse(null);
    if (wrong != null) {
      seat.out.add(new Effect.TurnAway(npub, new Message.Text(wrong).encode()));
      return;
    }
    seat.onlookers.left(npub);
    seat.linked.add(npub);
    seat.lobby.linkUp(npub);
    Optional.ofNullable(seat.play).ifPresent(running -> running.log().neighbours.linkUp(npub));
    seat.beside.tellSilence();
  }

  @Override
  public final void linkDown(Bytes npub, long silentFor) {
    seat.linked.remove(npub);
    seat.onlookers.left(npub);
    seat.beside.linkDown(npub);
    seat.lobby.linkDown(npub, seat.time);
    Optional.ofNullable(seat.play)
        .ifPresent(running -> running.log().neighbours.linkDown(npub, silentFor));
    seat.beside.tellSilence();
  }

  @Override
  public final void computed(long job, Worked result) {
    seat.playing(running -> running.part().chores.computed(job, result));
  }

  @Override
  public final void tick() {}

  @Override
  public final void quiet() {
    seat.onlookers.feed();
    seat.playing(running -> running.part().quiet());
  }
}
