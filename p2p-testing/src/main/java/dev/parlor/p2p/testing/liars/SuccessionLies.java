package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.Fate.WITNESSED;
import static dev.parlor.p2p.testing.liars.Liar.guest;
import static dev.parlor.p2p.testing.liars.Tricks.once;

import dev.parlor.p2p.log.Epochs;
import dev.parlor.p2p.log.Succession;
import dev.parlor.p2p.log.Vote;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A guest that wants the table, by votes and by first orders that are false. */
final class SuccessionLies {
  private static final int BEGINS_AT = 14;
  private static final int LAST_EPOCH = 65_535;
  private static final int MANY = 400;
  private static final int SPANS = 9_000;

  /**
   * Games in which nobody waits for days for a lost orderer; in others a phone whose log was cut
   * does.
   */
  private static final Predicate<Bots<?, ?>> NOBODY_WAITS =
      Liar.OF_THREE.and(game -> !game.kit().goesOnWithoutTheSilent());

  private SuccessionLies() {}

  static List<Liar> all() {
    return Stream.of(
            harmless("takes-the-table", () -> new Reaching() {}),
            harmless("votes-and-never-begins", NeverBegins::new),
            seen("succeeds-without-a-majority", () -> early(SuccessionLies::alone)),
            seen("succeeds-by-forged-votes", () -> early(SuccessionLies::forged)),
            harmless("proves-what-nobody-voted-for", () -> early(SuccessionLies::proven)),
            seen("votes-twice-for-one-epoch", TwoVotes::new),
            seen("votes-for-less-than-it-has-seen", VotesForLess::new),
            harmless("votes-for-a-log-that-nobody-has", () -> early(SuccessionLies::nobodys)),
            guest("adopts-less-than-was-voted-for", NOBODY_WAITS, WITNESSED, AdoptsLess::new),
            harmless("wants-the-last-epoch", () -> early(SuccessionLies::lastEpoch)),
            harmless("flood-of-suspicions", () -> early(SuccessionLies::flood)),
            harmless("claims-epochs-that-never-were", () -> early(SuccessionLies::spans)))
        .map(Liar::outlivingHosts)
        .collect(Collectors.toList());
  }

  /** A lie that changes nothing for the others. */
  private static Liar harmless(String name, Supplier<Trick> trick) {
    return guest(name, Liar.OF_THREE, NO_EFFECT, trick);
  }

  /** A lie that those who are there hold with its signature. */
  private static Liar seen(String name, Supplier<Trick> trick) {
    return guest(name, Liar.OF_THREE, WITNESSED, trick);
  }

  private static Trick early(Consumer<LiarsDesk> lie) {
    return once(desk -> desk.hasBegun() && desk.log().size() > BEGINS_AT, lie);
  }

  private static void alone(LiarsDesk desk) {
    int epoch = Ballots.mine(desk, desk.epoch());
    Reaching.say(desk, Ballots.first(desk, epoch, List.of(Ballots.vote(desk, epoch))));
  }

  private static List<Vote> forgedBallot(LiarsDesk desk, int epoch) {
    List<Vote> votes = new ArrayList<>();
    for (TableSeat seat : TableSeat.all(desk.others().size() + 1)) {
      boolean own = seat.equals(desk.tableSeat());
      votes.add(own ? Ballots.vote(desk, epoch) : Ballots.forged(desk, seat, epoch));
    }
    return votes;
  }

  private static void forged(LiarsDesk desk) {
    int epoch = Ballots.mine(desk, desk.epoch());
    Reaching.say(desk, Ballots.first(desk, epoch, forgedBallot(desk, epoch)));
  }

  /**
   * Gives an order of its own epoch whose entry speaks of another one. Nobody can tell where it
   * stands.
   */
  private static void proven(LiarsDesk desk) {
    int epoch = Ballots.mine(desk, desk.epoch());
    Succession other = new Succession(epoch + 1, forgedBallot(desk, epoch + 1));
    Reaching.say(desk, Ballots.first(desk, epoch, desk.log().size(), other));
  }

  private static void nobodys(LiarsDesk desk) {
    int epoch = Ballots.mine(desk, desk.epoch());
    Bytes head = Bytes.of(new byte[32]);
    long size = (long) desk.log().size() + MANY;
    Reaching.say(desk, new Message.Ballot(Ballots.vote(desk, epoch, epoch - 1, size, head)));
  }

  private static void lastEpoch(LiarsDesk desk) {
    Reaching.say(desk, new Message.Suspect(LAST_EPOCH, LAST_EPOCH));
    Reaching.say(desk, new Message.Ballot(Ballots.vote(desk, LAST_EPOCH)));
  }

  private static void flood(LiarsDesk desk) {
    for (int i = 0; i < MANY; i++) {
      Reaching.say(desk, new Message.Suspect(1 + i % 7, i % 3));
    }
  }

  private static void spans(LiarsDesk desk) {
    List<Epochs.Span> spans = new ArrayList<>();
    for (int epoch = 0; epoch < SPANS; epoch++) {
      spans.add(new Epochs.Span(epoch, epoch));
    }
    Bytes head = Ballots.headAt(desk, desk.log().size());
    Message claim = new Message.FetchIn(desk.log().size(), head, spans);
    for (int i = 0; i < 8; i++) {
      Reaching.say(desk, claim);
    }
  }

  /** Votes for itself from time to time, and lets those wait who follow. */
  private static final class NeverBegins implements Trick {
    private int size = BEGINS_AT;
    private int last;

    @Override
    public void look(LiarsDesk desk) {
      if (desk.hasBegun() && !desk.isOver() && desk.log().size() > size) {
        size = desk.log().size() + 3;
        last = Ballots.mine(desk, Math.max(last, desk.epoch()));
        Reaching.say(desk, new Message.Ballot(Ballots.vote(desk, last)));
      }
    }
  }

  /** Votes twice: once for the whole of its log, once for nearly the whole. */
  private static final class TwoVotes implements Trick {
    private final Trick trick = early(TwoVotes::both);

    private static void both(LiarsDesk desk) {
      int epoch = Ballots.mine(desk, desk.epoch());
      long less = (long) desk.log().size() - 1;
      Vote second = Ballots.vote(desk, epoch, desk.epoch(), less, Ballots.headAt(desk, less));
      Reaching.say(desk, new Message.Ballot(Ballots.vote(desk, epoch)));
      Reaching.say(desk, new Message.Ballot(second));
    }

    @Override
    public void look(LiarsDesk desk) {
      trick.look(desk);
    }
  }

  private static final class VotesForLess extends Reaching {
    @Override
    Vote own(LiarsDesk desk, int epoch) {
      return Ballots.vote(desk, epoch, desk.epoch(), 2, Ballots.headAt(desk, 2));
    }

    @Override
    void granted(LiarsDesk desk, int epoch, List<Vote> votes) {
      long size = votes.stream().mapToLong(Vote::size).max().getAsLong();
      say(desk, Ballots.first(desk, epoch, size, new Succession(epoch, votes)));
    }
  }

  private static final class AdoptsLess extends Reaching {
    @Override
    void granted(LiarsDesk desk, int epoch, List<Vote> votes) {
      long size = votes.stream().mapToLong(Vote::size).max().getAsLong() - 1;
      say(desk, Ballots.first(desk, epoch, size, new Succession(epoch, votes)));
    }
  }
}
