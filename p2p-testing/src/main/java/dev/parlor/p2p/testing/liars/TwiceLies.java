package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.guest;
import static dev.parlor.p2p.testing.liars.Tricks.once;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.log.Vouch;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.List;

/** Two things for one place, said so that whoever shows them harms himself. */
final class TwiceLies {
  private static final int LONG = 40_000;
  private static final int SOME_WAY = 8;

  private TwiceLies() {}

  static List<Liar> all() {
    return List.of(
        guest("two-entries-longer-than-any-evidence", Liar.ALL, NO_EFFECT, TwiceLies::tooLong),
        guest("two-entries-before-the-match", Liar.OF_THREE, NO_EFFECT, TwiceLies::tooEarly));
  }

  /** Two entries that no block can hold together. */
  private static Trick tooLong() {
    return once(
        desk -> desk.hasBegun() && desk.isQuiet() && !desk.isOver() && desk.log().size() > SOME_WAY,
        desk -> {
          long counter = desk.nextCounter();
          desk.submit(desk.entry(counter, noise(desk, 1)));
          desk.submit(desk.entry(counter, noise(desk, 2)));
        });
  }

  /** A payload that vouches for something that nobody has signed, which counts as nothing. */
  private static Payload noise(LiarsDesk desk, int fill) {
    byte[] bytes = new byte[LONG];
    bytes[0] = (byte) fill;
    Entry of = desk.entry(Payload.block(bytes));
    Bytes nobody = Bytes.of(new byte[64]);
    return Vouch.of(
        new Entry(
            of.tid(), of.seat(), of.counter(), of.seen(), of.seenHead(), of.payload(), nobody));
  }

  /**
   * Two entries before the match, when the own agreement stands in the log and those of others do
   * not.
   */
  private static Trick tooEarly() {
    return once(
        desk -> !desk.hasBegun() && !desk.log().isEmpty() && desk.nextCounter() == 1,
        desk ->
            desk.submit(desk.entry(0, Payload.text(Line.of("ELAPSED", "tea", 1, desk.me() + 1)))));
  }
}
