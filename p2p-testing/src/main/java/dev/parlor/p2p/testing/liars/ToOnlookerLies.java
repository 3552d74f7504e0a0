package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.Fate.WITNESSED;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.log.Succession;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/**
 * A host that tells a watcher something else than the seats. The watcher checks what a seat checks,
 * and names the host. What the host only withholds nobody can prove.
 */
final class ToOnlookerLies {
  private static final int BEGINS_AT = 14;

  private ToOnlookerLies() {}

  static List<Liar> all() {
    return List.of(
        liar("tells-an-onlooker-another-entry", WITNESSED, ToOnlookerLies::other),
        liar("tells-an-onlooker-a-forged-entry", NO_EFFECT, ToOnlookerLies::forged),
        liar("tells-an-onlooker-another-order", WITNESSED, ToOnlookerLies::reordered),
        liar("tells-an-onlooker-of-an-epoch", WITNESSED, ToOnlookerLies::epoch),
        liar("tells-an-onlooker-of-a-branch", WITNESSED, ToOnlookerLies::branch),
        liar("tells-an-onlooker-an-older-log", NO_EFFECT, (desk, place) -> List.of()));
  }

  private static Liar liar(
      String name, Liar.Fate fate, BiFunction<LiarsDesk, Ordered, List<Ordered>> lie) {
    return Liar.host(name, Liar.OF_THREE, fate, () -> new Telling(lie))
        .watched(Liar.Watched.BY_SOMEBODY);
  }

  /** Replaces, from some entry on, everything that is told to a watcher. */
  private static final class Telling implements Trick {
    private final BiFunction<LiarsDesk, Ordered, List<Ordered>> lie;

    Telling(BiFunction<LiarsDesk, Ordered, List<Ordered>> lie) {
      this.lie = lie;
    }

    @Override
    public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
      if (!(LiarsDesk.decode(message).orElse(null) instanceof Message.Place place)
          || desk.others().contains(to)
          || place.ordered().order().index() <= BEGINS_AT) {
        return List.of(message);
      }
      desk.tell();
      List<Bytes> told = new ArrayList<>();
      lie.apply(desk, place.ordered())
          .forEach(ordered -> told.add(new Message.Place(ordered).encode()));
      return told;
    }
  }

  private static Entry mine(LiarsDesk desk, Ordered place, Payload payload) {
    long counter = 0;
    for (Ordered ordered : desk.log().subList(0, (int) place.order().index())) {
      counter += desk.isMine(ordered.entry()) ? 1 : 0;
    }
    Entry said = place.entry();
    long index = place.order().index();
    Bytes head = place.order().previous();
    return Entry.sign(desk.key(), said.tid(), desk.tableSeat(), counter, index, head, payload);
  }

  private static Ordered ordered(LiarsDesk desk, Ordered place, Entry entry) {
    return new Ordered(
        desk.resign(place.order(), place.order().index(), place.order().previous(), entry.hash()),
        entry);
  }

  /**
   * Puts an entry of the host's own in the place of the first; what follows is as the seats have
   * it.
   */
  private static List<Ordered> other(LiarsDesk desk, Ordered place) {
    boolean first = place.order().index() == BEGINS_AT + 1;
    Payload back = Payload.text(Line.of("BACK"));
    return List.of(first ? ordered(desk, place, mine(desk, place, back)) : place);
  }

  /** A guest's entry with another payload, which only its author could sign. */
  private static List<Ordered> forged(LiarsDesk desk, Ordered place) {
    Entry entry = place.entry();
    Entry forged =
        Entry.sign(
            desk.key(),
            entry.tid(),
            entry.seat(),
            entry.counter(),
            entry.seen(),
            entry.seenHead(),
            Payload.text(Line.of("LEAVE", entry.seat().number())));
    return List.of(desk.isMine(entry) ? place : new Ordered(place.order(), forged));
  }

  /** Tells each entry at a wrong place. */
  private static List<Ordered> reordered(LiarsDesk desk, Ordered place) {
    Ordered earlier = desk.log().get(BEGINS_AT / 2);
    return List.of(ordered(desk, place, earlier.entry()));
  }

  /** Orders in an epoch of its own, by its own vote alone. */
  private static List<Ordered> epoch(LiarsDesk desk, Ordered place) {
    int epoch = Ballots.mine(desk, desk.epoch());
    Payload word = new Succession(epoch, List.of(Ballots.vote(desk, epoch))).payload();
    long size = desk.log().size();
    Bytes head = Ballots.headAt(desk, size);
    Entry said =
        Entry.sign(desk.key(), place.order().tid(), desk.tableSeat(), epoch, size, head, word);
    return List.of(place, Ballots.ordered(desk, epoch, size, head, said));
  }

  /** Tells what the seats have, and a second story as well. */
  private static List<Ordered> branch(LiarsDesk desk, Ordered place) {
    Payload back = Payload.text(Line.of("BACK"));
    return List.of(place, ordered(desk, place, mine(desk, place, back)));
  }
}
