package dev.parlor.p2p.testing.states;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView.Stage;
import dev.parlor.p2p.testing.standin.FastSignatures;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.function.BooleanSupplier;

/** The events in a room, step by step. A test that wants to see a moment looks after each step. */
final class Story {
  private static final int STEPS = 20_000;

  private final StoryRoom<?, ?> room;
  private final Runnable look;

  Story(StoryRoom<?, ?> room, Runnable look) {
    this.room = room;
    this.look = look;
  }

  /** Goes from the invitation to the first entry. */
  Story gather() {
    for (int seat = 0; seat < StoryRoom.SEATS; seat++) {
      give(seat, new Input.Tick());
    }
    for (int guest = 1; guest < StoryRoom.SEATS; guest++) {
      room.linkUp(0, guest);
      settle();
    }
    give(0, new Input.Ready());
    settle();
    for (int seat = 0; seat < StoryRoom.SEATS; seat++) {
      give(seat, new Input.Confirm());
    }
    settle();
    return this;
  }

  /** Plays two matches. A link breaks and comes back in the first of them. */
  void twoMatches(int most) {
    playUntil(() -> inHand(12));
    room.unlink(0, 1);
    look.run();
    room.linkUp(0, 1);
    settle();
    playUntil(() -> all(Stage.FINISHED));
    for (int seat = 0; seat < StoryRoom.SEATS; seat++) {
      give(seat, new Input.Rematch());
      settle();
    }
    int before = room.session(0).log().size();
    playUntil(() -> room.session(0).log().size() > before + most || all(Stage.FINISHED));
  }

  /**
   * Makes one phone silent in the middle, until it sits out or is out. Then another one falls
   * silent, and nothing goes on.
   */
  void silence() {
    playUntil(() -> inHand(12));
    room.fallsSilent(2);
    if (match(0).kit().goesOnWithoutTheSilent()) {
      playUntil(
          () -> match(0).attendance().isAway(2)); // no further, because the two would wait then
      return;
    }
    playUntil(() -> goOnWithout(2) || all(Stage.BROKEN));
    int before = room.session(0).log().size();
    playUntil(() -> inHand(before + 8) || room.session(0).outcome().isPresent());
    room.fallsSilent(1);
    playUntil(
        () -> room.session(0).stage() == Stage.BROKEN || room.session(0).outcome().isPresent());
  }

  /** Ends a process, which begins again from its journal. */
  void restart(int seat) {
    playUntil(() -> inHand(14));
    room.restart(seat);
    look.run();
    for (int other = 0; other < StoryRoom.SEATS; other++) {
      if (other != seat && (other == 0 || seat == 0)) {
        room.linkUp(seat, other);
      }
    }
    look.run();
    playUntil(() -> inHand(30));
  }

  /** Lets a seat leave for good, in good order. */
  void leaving(int seat) {
    playUntil(() -> inHand(12));
    give(seat, new Input.Leave());
    playUntil(() -> inHand(40) || room.session(0).outcome().isPresent());
  }

  /** Lets a seat sign something that the rules forbid. */
  void lie() {
    playUntil(() -> inHand(12));
    say(2, Payload.text(Line.of("SIGN", "00".repeat(64))));
    playUntil(() -> inHand(30) || room.session(0).outcome().isPresent());
  }

  /** Lets the host sign two orders for one place. */
  void twoOrders() {
    playUntil(() -> inHand(12));
    TableSession<?, ?> session = room.session(1);
    Ordered one = session.log().get(5);
    Entry other = session.log().get(6).entry();
    Order two =
        Order.sign(key(0), one.order().tid(), one.order().index(), head(session, 5), other.hash());
    arrives(0, 1, new Message.Place(new Ordered(two, other)));
    settle();
  }

  /** Goes to the end of the match from any point. Links that broke are there again. */
  void goOn() {
    settle();
    for (int guest = 1; guest < StoryRoom.SEATS; guest++) {
      if (room.session(guest).roster().isPresent()) {
        room.unlink(0, guest);
      }
      room.linkUp(0, guest);
      settle();
    }
    give(0, new Input.Ready());
    settle();
    for (int seat = 0; seat < StoryRoom.SEATS; seat++) {
      if (room.session(seat).isComparable()) {
        give(seat, new Input.Confirm());
      }
    }
    playUntil(() -> all(Stage.FINISHED));
  }

  private void say(int seat, Payload payload) {
    TableSession<?, ?> host = room.session(0);
    long counter =
        host.log().stream().filter(ordered -> ordered.entry().seat().index() == seat).count();
    Entry entry =
        Entry.sign(
            key(seat),
            host.roster().orElseThrow().tid(),
            new TableSeat(seat),
            counter,
            host.log().size(),
            head(host, host.log().size()),
            payload);
    arrives(seat, 0, new Message.Submit(entry));
    settle();
  }

  private void arrives(int from, int to, Message message) {
    give(to, new Input.Arrived(room.npub(from), message.encode()));
  }

  private Signatures.Key key(int seat) {
    Bytes session = room.session(0).roster().orElseThrow().sessionKeys().get(seat);
    return FastSignatures.keyOf(session);
  }

  static Bytes head(TableSession<?, ?> session, int size) {
    return session.log().get(size - 1).order().head();
  }

  private void give(int seat, Input input) {
    room.give(seat, input);
    look.run();
  }

  private void settle() {
    while (room.deliver()) {
      look.run();
    }
  }

  void playUntil(BooleanSupplier enough) {
    for (int step = 0; step < STEPS; step++) {
      if (enough.getAsBoolean()) {
        return;
      }
      if (!room.deliver() && !room.choose()) {
        room.pass();
      }
      look.run();
    }
    throw new AssertionError("no end, seed " + room.seed);
  }

  private boolean goOnWithout(int seat) {
    return match(0).attendance().isGone(seat) || match(0).attendance().isSittingOut(seat);
  }

  private boolean inHand(long entries) {
    TableSession<?, ?> host = room.session(0);
    return host.match().isPresent() && match(0).hasBegun() && host.log().size() >= entries;
  }

  private Match<?, ?> match(int seat) {
    return room.session(seat).match().orElseThrow();
  }

  /** Whether all phones that are not silent have come to this stage. */
  boolean all(Stage stage) {
    for (int seat = 0; seat < StoryRoom.SEATS; seat++) {
      if (!room.deaf.contains(seat) && room.session(seat).stage() != stage) {
        return false;
      }
    }
    return true;
  }
}
