package dev.parlor.tables.scene;

import dev.parlor.games.Slot;
import java.util.List;
import java.util.Optional;

/**
 * A table as one person sees it at one moment.
 *
 * @param key which moment it is
 * @param viewer the seat that looks, or {@link #ONLOOKER}
 * @param plates in seat order
 * @param news what happened since the scene before
 * @param beat what must be seen before the table goes on
 * @param finale once the match is over
 */
public record Scene(
    Key key,
    int viewer,
    List<Plate> plates,
    Lying lying,
    Said said,
    Offer offer,
    News news,
    Optional<Beat> beat,
    Trust trust,
    Optional<Finale> finale) {
  /** The viewer of a scene who looks on without a seat. */
  public static final int ONLOOKER = -1;

  public Scene {
    plates = List.copyOf(plates);
  }

  /**
   * Which moment a scene shows. No card of one deal is a card of another deal.
   *
   * @param match the number of the match at this table, from 1
   * @param deal the number of the deal in this match, from 1
   * @param step a number that grows within this match
   */
  public record Key(int match, int deal, long step) {}

  /** What lies on the table, and the clocks beside it. */
  public record Lying(
      List<Zone> zones,
      List<Stack> stacks,
      List<Chips> chips,
      List<Gauge> gauges,
      List<Clock> clocks) {
    public Lying {
      zones = List.copyOf(zones);
      stacks = List.copyOf(stacks);
      chips = List.copyOf(chips);
      gauges = List.copyOf(gauges);
      clocks = List.copyOf(clocks);
    }
  }

  public List<Zone> zones() {
    return lying.zones();
  }

  public List<Stack> stacks() {
    return lying.stacks();
  }

  public List<Chips> chips() {
    return lying.chips();
  }

  public List<Gauge> gauges() {
    return lying.gauges();
  }

  public List<Clock> clocks() {
    return lying.clocks();
  }

  /**
   * The sentences that stand around the table.
   *
   * @param prompt what this person is to do, or whom the table waits for
   * @param link how the phone is connected; {@link Phrase#NONE} while there is nothing to say
   * @param refusal why the last tap did nothing; {@link Phrase#NONE} if it did
   */
  public record Said(Phrase title, Phrase prompt, Phrase link, Phrase refusal) {}

  public Phrase title() {
    return said.title();
  }

  public Phrase prompt() {
    return said.prompt();
  }

  public Phrase link() {
    return said.link();
  }

  public Phrase refusal() {
    return said.refusal();
  }

  /**
   * What this person may do, and what helps to choose.
   *
   * @param moves what this person may do, the usual first
   * @param hint the advice of an expert where it is wanted; it stands in the own turn beside
   *     whatever else is said
   * @param sheet a question that is open
   */
  public record Offer(List<Move> moves, Optional<Hint> hint, Optional<Sheet> sheet) {
    public Offer {
      moves = List.copyOf(moves);
    }
  }

  public List<Move> moves() {
    return offer.moves();
  }

  public Optional<Hint> hint() {
    return offer.hint();
  }

  public Optional<Sheet> sheet() {
    return offer.sheet();
  }

  public String name(int seat) {
    return plates.get(seat).person().name();
  }

  /** Whether this scene only has to be seen, and nothing can be done before it was. */
  public boolean isHeld() {
    return beat.isPresent() && !beat.get().strip();
  }

  /** The spot on which a card lies; empty when it can't be seen. */
  public Optional<Spot> find(Slot slot) {
    for (Zone zone : zones()) {
      for (Spot spot : zone.spots()) {
        if (spot.slot().equals(Optional.of(slot))) {
          return Optional.of(spot);
        }
      }
    }
    for (Stack stack : stacks()) {
      if (stack.top().flatMap(Spot::slot).equals(Optional.of(slot))) {
        return stack.top();
      }
    }
    return Optional.empty();
  }

  public SceneBuilder edit() {
    return new SceneBuilder(this);
  }
}
