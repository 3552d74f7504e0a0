package dev.parlor.tables.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A table as everybody around it may see it, made from the scene of one seat: for a device that
 * lies in the middle. What only that seat knows is face down, and nothing can be done.
 */
public final class Overview {
  private Overview() {}

  public static Scene of(Scene seen) {
    if (seen.viewer() == Scene.ONLOOKER) {
      return seen;
    }
    SceneBuilder scene =
        new SceneBuilder(seen.key(), Scene.ONLOOKER, seen.trust())
            .clocks(seen.clocks())
            .title(isForOne(seen.title()) ? Phrase.NONE : seen.title())
            .link(seen.link())
            .finale(seen.finale())
            .beat(seen.beat().map(beat -> new Beat(Phrase.NONE, beat.millis(), beat.strip())))
            .prompt(turn(seen));
    seen.plates().forEach(plate -> scene.plate(plate(seen, plate)));
    seen.zones().forEach(zone -> scene.zone(zone(zone)));
    seen.stacks().forEach(stack -> scene.stack(stack(stack)));
    seen.chips().forEach(chips -> scene.chips(chips.mine() ? hidden(chips) : chips));
    seen.gauges().stream().filter(Overview::isPublic).map(Overview::still).forEach(scene::gauge);
    return scene.build();
  }

  /** Sentences whose names end so speak to the person who looks. */
  private static boolean isForOne(Phrase phrase) {
    return phrase.key().endsWith(".you");
  }

  /** Whose turn it is, if it is the turn of a single person. */
  private static Phrase turn(Scene seen) {
    List<Plate> inTurn = new ArrayList<>(seen.plates());
    inTurn.removeIf(plate -> !plate.inTurn());
    boolean over = seen.finale().isPresent();
    return inTurn.size() == 1 && !over
        ? Phrase.of("turn", Phrase.who(inTurn.get(0).seat()))
        : Phrase.NONE;
  }

  private static Plate plate(Scene seen, Plate plate) {
    return (tells(seen, plate) ? plate.scoring(Phrase.NONE) : plate).asTarget(false);
  }

  /**
   * Whether a plate's score gives away what only its seat knows: a hidden bet by what is left, or
   * hidden cards by their total.
   */
  private static boolean tells(Scene seen, Plate plate) {
    boolean bet =
        seen.chips().stream().anyMatch(chips -> chips.mine() && chips.at().owner() == plate.seat());
    return bet
        || seen.zones().stream()
            .filter(zone -> zone.at().owner() == plate.seat() && isSealed(zone))
            .anyMatch(zone -> zone.total().equals(plate.score()));
  }

  private static boolean isSealed(Zone zone) {
    return zone.spots().stream().anyMatch(Overview::isSecret);
  }

  private static Zone zone(Zone zone) {
    boolean own = zone.at().kind() == At.Kind.OWN;
    At at =
        own ? new At(At.Kind.OTHERS, zone.at().owner(), zone.at().group(), At.WHOLE) : zone.at();
    List<Spot> spots = new ArrayList<>();
    for (Spot spot : zone.spots()) {
      spots.add(spot(spot, at.card(spot.at().index())));
    }
    return new Zone(
        at,
        zone.caption(),
        isSealed(zone) ? Phrase.NONE : zone.total(),
        zone.bet(),
        zone.layout(),
        false,
        "",
        spots);
  }

  private static boolean isSecret(Spot spot) {
    return spot.has(Mark.SEALED) || spot.has(Mark.PEEKED) || spot.has(Mark.SECRET);
  }

  private static Spot spot(Spot spot, At at) {
    Spot open =
        isSecret(spot)
            ? new Spot(at, spot.slot(), null, null, spot.marks(), false, "")
            : new Spot(at, spot.slot(), spot.face(), spot.standsFor(), spot.marks(), false, "");
    return open.without(Mark.SEALED, Mark.PEEKED, Mark.SECRET, Mark.PICKED, Mark.GLOWING);
  }

  private static Stack stack(Stack stack) {
    Optional<Spot> top = stack.top().map(spot -> spot(spot, spot.at()));
    return new Stack(stack.at(), stack.deck(), stack.count(), stack.caption(), top, false, "");
  }

  private static Chips hidden(Chips chips) {
    return Chips.hidden(chips.at().owner());
  }

  /**
   * Whether everybody may see this gauge. The chances of one's own cards, and how far they are,
   * concern nobody else.
   */
  private static boolean isPublic(Gauge gauge) {
    return gauge.kind() == Gauge.Kind.NUMBER_LINE || gauge.kind() == Gauge.Kind.HISTORY;
  }

  private static Gauge still(Gauge gauge) {
    return new Gauge(
        gauge.at(),
        gauge.kind(),
        gauge.caption(),
        gauge.from(),
        gauge.to(),
        gauge.stops(),
        gauge.cursor(),
        false);
  }
}
