package dev.parlor.p2p.testing.sim;

import dev.parlor.games.Dice;
import java.util.ArrayList;
import java.util.List;

/** Everything that will go wrong in a run, drawn before it begins so that it can be shortened. */
public record FaultPlan(List<Fault> faults) {
  /**
   * The range of times. Most matches are over by then, and early moments are likelier than late
   * ones.
   */
  private static final int HORIZON_LOG2 = 21;

  private static final int[] STALLS = {3_000, 20_000, 60_000};

  /** The range of records. The journal of a short match has some hundreds. */
  private static final int RECORDS_LOG2 = 10;

  /** The range of entries. The log of a short match has not many more. */
  private static final int ENTRIES_LOG2 = 10;

  private static final int TAIL = 4096;

  public FaultPlan {
    faults = List.copyOf(faults);
  }

  /** The plan that the seed of a run draws. */
  public static FaultPlan of(Run run) {
    FaultPlan plan = draw(run.faults(), run.players(), Dice.seeded(run.seed() * 77 + 1));
    List<Fault> faults = new ArrayList<>(plan.faults());
    // from numbers of its own, so that seeds that were known before keep their other meaning
    ofDisks(run.faults(), run.players(), Dice.seeded(run.seed() * 79 + 3), faults);
    ofDepartures(run.faults(), run.players(), Dice.seeded(run.seed() * 83 + 5), faults);
    return new FaultPlan(faults);
  }

  /** Adds several who get up or vanish at nearly the same moment of the match. */
  private static void ofDepartures(Faults profile, int seats, Dice dice, List<Fault> faults) {
    if (seats < 3 || dice.below(100) >= profile.crowds) {
      return;
    }
    int entries = 1 + dice.below(1 << (1 + dice.below(ENTRIES_LOG2)));
    for (int left = 2 + dice.below(seats - 1); left > 0; left--) {
      int seat = dice.below(seats);
      long later = dice.below(1 << (1 + dice.below(10)));
      faults.add(
          new Fault.Behind(
              entries,
              dice.below(5) == 0 ? new Fault.Vanish(seat, later) : new Fault.Leave(seat, later)));
    }
  }

  /** Adds journals that lose what was written, and processes that die right behind a record. */
  private static void ofDisks(Faults profile, int seats, Dice dice, List<Fault> faults) {
    if (profile.diskFaults > 0) {
      for (int left = dice.below(profile.diskFaults + 1); left > 0; left--) {
        faults.add(ofDisk(dice.below(seats), dice));
      }
    }
  }

  private static Fault ofDisk(int seat, Dice dice) {
    int record = 1 + dice.below(1 << (1 + dice.below(RECORDS_LOG2)));
    return switch (dice.below(3)) {
      case 0 -> new Fault.Torn(seat, moment(dice), down(dice), 1 + dice.below(8));
      case 1 -> new Fault.Written(seat, record, down(dice));
      default -> new Fault.SetBack(seat, record, 1 + dice.below(60));
    };
  }

  private static long down(Dice dice) {
    return 50L + dice.below(1 << (1 + dice.below(14)));
  }

  /** Draws a plan for a table of so many seats. */
  static FaultPlan draw(Faults profile, int seats, Dice dice) {
    List<Fault> faults = new ArrayList<>();
    if (seats > 1 && profile.linkFaults > 0) {
      for (int left = dice.below(profile.linkFaults * (seats - 1) + 1); left > 0; left--) {
        faults.add(ofLink(1 + dice.below(seats - 1), dice));
      }
    }
    if (profile.phoneFaults > 0) {
      for (int left = dice.below(profile.phoneFaults * seats + 1); left > 0; left--) {
        faults.add(ofPhone(dice.below(seats), dice));
      }
    }
    if (dice.below(100) < profile.departures) {
      int seat = dice.below(seats);
      faults.add(
          dice.below(2) == 0
              ? new Fault.Vanish(seat, moment(dice))
              : new Fault.Leave(seat, moment(dice)));
    }
    return new FaultPlan(faults);
  }

  private static Fault ofLink(int seat, Dice dice) {
    int dial = dice.below(1 + dice.below(4));
    int at = bytes(dice);
    return switch (dice.below(11)) {
      case 0, 1 -> new Fault.Cut(seat, dial, at, 0, told(dice));
      case 2 -> new Fault.Cut(seat, dial, at, 1 + dice.below(TAIL), told(dice));
      case 3 -> new Fault.Stall(seat, moment(dice), STALLS[dice.below(STALLS.length)]);
      case 4 -> new Fault.OneWay(seat, moment(dice), dice.below(2) == 0);
      case 5 -> new Fault.HalfOpen(seat, moment(dice));
      case 6 -> new Fault.FailedDial(seat, dial);
      case 7 -> new Fault.WrongDevice(seat, dial, dice.below(2) == 0);
      case 8 -> new Fault.TwoLinks(seat, dial);
      case 9 -> new Fault.Flip(seat, dial, at, 1 << dice.below(8));
      default ->
          dice.below(2) == 0
              ? new Fault.Repeat(seat, dial, at, 1 + dice.below(2000))
              : new Fault.Oversize(seat, dial, at);
    };
  }

  private static Fault ofPhone(int seat, Dice dice) {
    return switch (dice.below(5)) {
      case 0 -> new Fault.AdapterOff(seat, moment(dice), 500 + dice.below(50_000));
      case 1 -> new Fault.Doze(seat, moment(dice), 20_000 + dice.below(80_000));
      default -> new Fault.Kill(seat, moment(dice), down(dice));
    };
  }

  private static Fault.Told told(Dice dice) {
    return Fault.Told.values()[dice.below(Fault.Told.values().length)];
  }

  private static long moment(Dice dice) {
    return dice.below(1 << (1 + dice.below(HORIZON_LOG2)));
  }

  private static int bytes(Dice dice) {
    return dice.below(1 << (1 + dice.below(18)));
  }

  /**
   * The plan as it was drawn before journals were torn in every harsh run and several seats left.
   */
  FaultPlan withWholeJournals() {
    List<Fault> rest = new ArrayList<>(faults);
    Fault.Cases<Boolean> isLater =
        new Fault.Cases<>(
            onLink -> false,
            ofDial -> false,
            Fault.AtMoment::losesRecords,
            ofJournal -> true,
            behind -> true);
    rest.removeIf(fault -> fault.match(isLater));
    return new FaultPlan(rest);
  }

  /** The faults of this plan, by what they happen to. */
  Grouped grouped() {
    return new Grouped(faults);
  }

  /** The plan without some of its faults. */
  FaultPlan without(int from, int to) {
    List<Fault> rest = new ArrayList<>(faults.subList(0, from));
    rest.addAll(faults.subList(to, faults.size()));
    return new FaultPlan(rest);
  }
}
