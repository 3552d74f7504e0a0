package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.Fate.STOPPED;
import static dev.parlor.p2p.testing.liars.Liar.Fate.UNPROVEN;
import static dev.parlor.p2p.testing.liars.Liar.Fate.WITNESSED;
import static dev.parlor.p2p.testing.liars.Liar.guest;
import static dev.parlor.p2p.testing.liars.Liar.host;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Succession;
import dev.parlor.p2p.log.Vote;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.testing.liars.Liar.Fate;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Lies of a seat that ordered before, or orders now. */
final class OrdererLies {
  private static final int BEGINS_AT = 14;
  private static final int LAST_EPOCH = 65_535;

  private OrdererLies() {}

  static List<Liar> all() {
    return Stream.of(
            of("succeeds-with-two-stories", WITNESSED, TwoStories::new),
            of("replays-a-vote-of-another-epoch", STOPPED, () -> new Replays(1)),
            of("replays-a-vote-of-another-match", STOPPED, () -> new Replays(2)).inRematch(),
            of("hands-over-and-orders-on", STOPPED, OrdersOn::new),
            of("hands-over-to-the-last-epoch", STOPPED, HandsOver::new),
            of("successor-cuts-one-seat-off", UNPROVEN, CutsOff::new),
            of("successor-orders-nothing", NO_EFFECT, OrdersNothing::new),
            host("host-falls-silent-and-returns", Liar.OF_THREE, NO_EFFECT, Returns::new),
            host("old-host-with-a-second-story", Liar.OF_THREE, WITNESSED, SecondStory::new),
            host("old-host-tells-who-watches", Liar.OF_THREE, WITNESSED, SecondStory::new)
                .watched(Liar.Watched.BY_SOMEBODY),
            guest("returns-for-a-new-deck", Liar.OF_THREE, NO_EFFECT, ReturnsForADeck::new))
        .map(Liar::outlivingHosts)
        .collect(Collectors.toList());
  }

  private static Liar of(String name, Fate fate, java.util.function.Supplier<Trick> trick) {
    return guest(name, Liar.OF_THREE, fate, trick);
  }

  /** Tells each of the others another first order. */
  private static final class TwoStories extends Reaching {
    private boolean done;

    @Override
    void afterwards(LiarsDesk desk) {
      if (!done && orders(desk)) {
        done = true;
        Ordered first = Objects.requireNonNull(first(desk));
        Succession succession = Succession.in(first.entry()).orElseThrow();
        List<Vote> turned = new ArrayList<>(succession.votes());
        Collections.reverse(turned);
        Succession other = new Succession(succession.epoch(), turned);
        say(desk, Ballots.first(desk, succession.epoch(), first.order().index(), other));
      }
    }

    private static @Nullable Ordered first(LiarsDesk desk) {
      for (Ordered each : desk.log()) {
        if (each.order().epoch() == desk.epoch()) {
          return each;
        }
      }
      return null;
    }

    @Override
    public boolean mayFork() {
      return true;
    }
  }

  /** Begins another epoch with votes that were given for an earlier one. */
  private static final class Replays extends Reaching {
    private final int match;
    private List<Vote> old = List.of();
    private boolean done;

    Replays(int match) {
      this.match = match;
    }

    @Override
    void granted(LiarsDesk desk, int epoch, List<Vote> votes) {
      old = votes;
    }

    @Override
    void afterwards(LiarsDesk desk) {
      if (!done && orders(desk) && desk.match().seating().number() >= match) {
        done = true;
        int epoch = Ballots.mine(desk, desk.epoch());
        List<Vote> votes = new ArrayList<>(old);
        votes.set(0, Ballots.vote(desk, epoch));
        say(desk, Ballots.first(desk, epoch, votes));
      }
    }
  }

  /** Hands the table over for the last epoch that a number can name. */
  private static class HandsOver extends Reaching {
    private boolean done;

    void go(LiarsDesk desk) {
      say(desk, Ballots.handOver(desk, LAST_EPOCH));
    }

    @Override
    void afterwards(LiarsDesk desk) {
      if (!done && orders(desk)) {
        done = true;
        go(desk);
      }
    }
  }

  /** Hands the table over as it may, and gives one more order behind that. */
  private static final class OrdersOn extends HandsOver {
    @Override
    void go(LiarsDesk desk) {
      int size = desk.log().size();
      Message.Place last = Ballots.handOver(desk, desk.epoch() + 1);
      Bytes previous = last.ordered().order().head();
      Entry again = desk.log().get(size - 1).entry();
      say(desk, last);
      say(
          desk,
          new Message.Place(Ballots.ordered(desk, desk.epoch(), (long) size + 1, previous, again)));
    }
  }

  private static final class CutsOff extends Reaching {
    @Override
    public boolean hears(LiarsDesk desk, Bytes from, Bytes message) {
      boolean cut =
          desk.hasBegun()
              && orders(desk)
              && LiarsDesk.decode(message).orElse(null) instanceof Message.Submit submit
              && submit.entry().seat().index() == 0;
      return !cut && super.hears(desk, from, message);
    }
  }

  private static final class OrdersNothing extends Reaching {
    @Override
    public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
      boolean order =
          desk.hasBegun()
              && orders(desk)
              && LiarsDesk.decode(message).orElse(null) instanceof Message.Place place
              && place.ordered().order().epoch() == desk.epoch()
              && !place.ordered().entry().payload().isSuccession();
      return order ? List.of() : super.instead(desk, to, message);
    }
  }

  /** Says nothing of the log for a while, and is then a guest at its own table. */
  private static class Returns implements Trick {
    private static final long LONG = 45_000;

    private long now;
    private long silentUntil;

    @Override
    public long clock(LiarsDesk desk, long time) {
      now = time;
      return time;
    }

    /** Falls silent, which is the lie. */
    void falls(LiarsDesk desk) {
      desk.tell();
    }

    boolean isBack() {
      return silentUntil > 0 && now >= silentUntil;
    }

    @Override
    public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
      if (silentUntil == 0 && desk.hasBegun() && desk.log().size() > BEGINS_AT) {
        silentUntil = now + LONG;
        falls(desk);
      }
      return silentUntil == 0 || isBack() ? List.of(message) : List.of();
    }
  }

  /** Returns, and then says that something else stood where the others know an order of it. */
  private static final class SecondStory extends Returns {
    private boolean done;

    /** Does nothing yet. */
    @Override
    void falls(LiarsDesk desk) {}

    @Override
    public void look(LiarsDesk desk) {
      if (done || !isBack() || desk.epoch() == 0) {
        return;
      }
      done = true;
      Ordered known = desk.log().get(BEGINS_AT / 2);
      Bytes previous = known.order().previous();
      Entry other = desk.log().get(BEGINS_AT / 2 - 1).entry();
      Message story =
          new Message.Place(Ballots.ordered(desk, 0, known.order().index(), previous, other));
      Reaching.say(desk, story);
    }
  }

  /** Is silent until it sits out, and comes back when the next deck is about to be cut. */
  private static final class ReturnsForADeck implements Trick {
    private boolean silent;
    private boolean done;

    @Override
    public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
      boolean said = LiarsDesk.decode(message).orElse(null) instanceof Message.Submit;
      return silent && said ? List.of() : List.of(message);
    }

    @Override
    public void look(LiarsDesk desk) {
      if (!desk.hasBegun() || desk.isOver() || done) {
        return;
      }
      if (!silent && desk.log().size() > BEGINS_AT) {
        silent = true;
        desk.tell();
      } else if (silent && desk.match().attendance().isSittingOut(desk.me())) {
        Optional<Entry> shown = desk.newest(entry -> Match.verbOf(entry).equals("SEED_REVEAL"));
        boolean soon = shown.isPresent() && shown.get().seen() > desk.log().size() - 4;
        if (soon) {
          silent = false;
          done = true;
        }
      }
    }
  }
}
