package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.Liar.Fate.NAMED;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.guest;
import static dev.parlor.p2p.testing.liars.Tricks.added;
import static dev.parlor.p2p.testing.liars.Tricks.changeBlocks;
import static dev.parlor.p2p.testing.liars.Tricks.cut;
import static dev.parlor.p2p.testing.liars.Tricks.flipped;
import static dev.parlor.p2p.testing.liars.Tricks.longer;
import static dev.parlor.p2p.testing.liars.Tricks.once;
import static dev.parlor.p2p.testing.liars.Tricks.silentFrom;

import dev.parlor.p2p.deal.BlockType;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.log.Vouch;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Lies of somebody who leaves: about the keys that it hands over, and when it is gone. */
final class LeavingLies {
  /** Games with hidden cards at a table where two are left to hold them. */
  private static final Predicate<Bots<?, ?>> THREE_SEALED = Liar.SEALED.and(Liar.OF_THREE);

  private static final int DECK_BYTES = 3; // type, deck

  private LeavingLies() {}

  static List<Liar> all() {
    return List.of(
        handsOver("wrong-hand-over", b -> flipped(b, -1)),
        handsOver("wrong-first-share-handed-over", b -> flipped(b, 9)),
        handsOver("short-hand-over", b -> cut(b, 1)),
        handsOver("long-hand-over", b -> longer(b, 1)),
        handsOver("nothing-in-the-hand-over", b -> Arrays.copyOf(b, DECK_BYTES + 4)),
        leaving(
            "hand-over-of-another-deck",
            THREE_SEALED,
            NO_EFFECT,
            () -> changeBlocks("HAND_OVER", b -> added(b, 1, 9))),
        leaving(
            "hand-over-of-another-time",
            THREE_SEALED,
            NO_EFFECT,
            () -> changeBlocks("HAND_OVER", b -> added(b, 6, 1))),
        leaving("withheld-hand-over", THREE_SEALED, NO_EFFECT, () -> silentFrom("HAND_OVER")),
        leaving(
            "hand-over-without-sealing-anew",
            Liar.OWN_HANDS, // only the leaver has seen them: they are to be sealed anew first
            NAMED,
            () -> changeBlocks("REMASK", LeavingLies::handOverInstead)),
        leaving(
            "wrong-remask-before-leaving",
            Liar.OWN_HANDS, // only the leaver has seen them: they are to be sealed anew first
            NAMED,
            () -> changeBlocks("REMASK", b -> flipped(b, -1))),
        after("speaks-after-leaving", desk -> Payload.text(Line.of("CHEAT", 1))),
        after("leaves-after-leaving", desk -> Payload.text(Line.of("LEAVE", desk.me() + 1))),
        after("votes-after-leaving", desk -> Payload.text(Line.of("FORFEIT", 1))),
        after("signs-after-leaving", desk -> Payload.text(Line.of("SIGN", "ab".repeat(64)))),
        after("asks-for-a-rematch-after-leaving", desk -> Payload.text(Line.of("REMATCH", 2, 9))),
        after("accuses-after-leaving", desk -> Payload.text(Line.of("ACCUSE", 0, 0))),
        after("repeats-itself-after-leaving", LeavingLies::oldBlock),
        after("vouches-after-leaving", LeavingLies::vouch),
        leaving("comes-back-after-leaving", Liar.OF_THREE, NO_EFFECT, LeavingLies::comesBack));
  }

  private static Liar leaving(
      String name,
      Predicate<Bots<?, ?>> games,
      Liar.Fate fate,
      java.util.function.Supplier<Trick> trick) {
    return guest(name, games, fate, () -> new Leaving(trick.get()));
  }

  private static Liar handsOver(String name, java.util.function.UnaryOperator<byte[]> change) {
    return leaving(name, THREE_SEALED, NAMED, () -> changeBlocks("HAND_OVER", change));
  }

  /** A lie of a seat that is out of the match and still says something. */
  private static Liar after(String name, Function<LiarsDesk, @Nullable Payload> what) {
    return leaving(
        name,
        Liar.OF_THREE,
        NO_EFFECT,
        () ->
            once(
                desk -> isOut(desk) && desk.isQuiet(),
                desk -> {
                  Payload payload = what.apply(desk);
                  if (payload != null) {
                    desk.submit(desk.entry(payload));
                  }
                }));
  }

  private static boolean isOut(LiarsDesk desk) {
    return desk.hasBegun() && !desk.isOver() && desk.match().attendance().isGone(desk.me());
  }

  /** Leaves as soon as it holds something, and lies about that in its own way. */
  private static final class Leaving implements Trick {
    private static final int SOME_WAY = 20;
    private final Trick lie;
    private boolean left;

    Leaving(Trick lie) {
      this.lie = lie;
    }

    @Override
    public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
      return lie.instead(desk, to, message);
    }

    @Override
    public void look(LiarsDesk desk) {
      if (!left && desk.hasBegun() && hasGoneSomeWay(desk) && !desk.isOver()) {
        left = true;
        desk.plays(new Input.Leave());
      }
      lie.look(desk);
    }

    /**
     * Whether the match has gone some way. A real deck alone takes more entries, in parts, than the
     * first cards of a stand-in.
     */
    private static boolean hasGoneSomeWay(LiarsDesk desk) {
      return desk.log().size() > SOME_WAY
          && (!desk.newest(PartedBlocks::isPart).isPresent() || Tricks.after("UNLOCK").test(desk));
    }
  }

  /**
   * Hands over the keys of the deck before it has sealed those cards anew that only it has seen.
   */
  private static byte[] handOverInstead(byte[] remask) {
    byte[] block = new byte[remask.length - 2]; // without the position
    System.arraycopy(remask, 0, block, 0, DECK_BYTES);
    System.arraycopy(remask, DECK_BYTES + 2, block, DECK_BYTES, block.length - DECK_BYTES);
    block[0] = BlockType.HAND_OVER;
    return block;
  }

  private static @Nullable Payload oldBlock(LiarsDesk desk) {
    return desk.newest(e -> desk.isMine(e) && !e.payload().isText())
        .map(Entry::payload)
        .orElse(null);
  }

  /** Makes the host order what it says next, by vouching for itself. */
  private static Payload vouch(LiarsDesk desk) {
    return Vouch.of(desk.entry(desk.nextCounter() + 1, Payload.text(Line.of("CHEAT", 1))));
  }

  /** Pays what the next deck would want of it, and moves as if it still had a seat. */
  private static Trick comesBack() {
    return once(
        desk -> isOut(desk) && desk.isQuiet(),
        desk -> {
          List<Payload> all = new ArrayList<>();
          for (String verb : List.of("SEED_HASH", "SEED_REVEAL", "ACTION", "DRAW", "BET", "COIN")) {
            desk.newest(e -> desk.isMine(e) && Match.verbOf(e).equals(verb))
                .ifPresent(entry -> all.add(entry.payload()));
          }
          for (int i = 0; i < all.size(); i++) {
            desk.submit(desk.entry(desk.nextCounter() + i, all.get(i)));
          }
        });
  }
}
