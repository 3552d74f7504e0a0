package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.Liar.COIN;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NAMED;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.SEALED;
import static dev.parlor.p2p.testing.liars.Liar.guest;
import static dev.parlor.p2p.testing.liars.Tricks.added;
import static dev.parlor.p2p.testing.liars.Tricks.afterOwn;
import static dev.parlor.p2p.testing.liars.Tricks.changeBlock;
import static dev.parlor.p2p.testing.liars.Tricks.changeLater;
import static dev.parlor.p2p.testing.liars.Tricks.changeWhenReady;
import static dev.parlor.p2p.testing.liars.Tricks.cut;
import static dev.parlor.p2p.testing.liars.Tricks.flipped;
import static dev.parlor.p2p.testing.liars.Tricks.longer;
import static dev.parlor.p2p.testing.liars.Tricks.say;
import static dev.parlor.p2p.testing.liars.Tricks.sayAll;
import static dev.parlor.p2p.testing.liars.Tricks.silentFrom;

import dev.parlor.p2p.deal.BlockType;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.match.Match;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lies about keys, shuffles, seeds, shares and coins. */
final class BlockLies {
  private static final int HEAD = 4; // type, deck, attempt
  private static final int UNLOCK_HEAD = 7; // type, deck, number

  private BlockLies() {}

  static List<Liar> all() {
    return List.of(
        // commitments
        guest("garbage-key", SEALED, NAMED, () -> changeBlock("SEED_HASH", b -> flipped(b, -1))),
        guest("short-key", SEALED, NAMED, () -> changeBlock("SEED_HASH", b -> cut(b, 5))),
        guest("long-key", SEALED, NAMED, () -> changeBlock("SEED_HASH", b -> longer(b, 3))),
        guest("copied-key", SEALED, NAMED, () -> changeTo("SEED_HASH", false)),
        guest(
            "wrong-remask", Liar.PEEKING, NAMED, () -> changeBlock("REMASK", b -> flipped(b, -1))),
        guest("key-twice", SEALED, NAMED, () -> again("SEED_HASH", 0)),
        guest("key-of-an-older-deck", Liar.SEVERAL_DECKS, NAMED, () -> older("SEED_HASH")),
        // shuffles
        guest("card-twice", SEALED, NAMED, () -> changeBlock("SHUFFLE", BlockCuts::firstTwice)),
        guest("foreign-card", SEALED, NAMED, () -> changeBlock("SHUFFLE", b -> flipped(b, -1))),
        guest("dropped-card", SEALED, NAMED, () -> changeBlock("SHUFFLE", BlockCuts::lessOne)),
        guest("one-card-more", SEALED, NAMED, () -> changeBlock("SHUFFLE", BlockCuts::oneMore)),
        guest("swapped-after-proof", SEALED, NAMED, () -> changeBlock("SHUFFLE", BlockCuts::swap)),
        guest("empty-shuffle", SEALED, NAMED, () -> changeBlock("SHUFFLE", b -> cut(b, 1 << 20))),
        guest(
            "wrong-proof", SEALED, NAMED, () -> changeBlock("SHUFFLE_PROOF", b -> flipped(b, 50))),
        guest("proof-end", SEALED, NAMED, () -> changeBlock("SHUFFLE_PROOF", b -> flipped(b, -1))),
        guest("short-proof", SEALED, NAMED, () -> changeBlock("SHUFFLE_PROOF", b -> cut(b, 1))),
        guest("long-proof", SEALED, NAMED, () -> changeBlock("SHUFFLE_PROOF", b -> longer(b, 1))),
        guest("no-proof", SEALED, NO_EFFECT, () -> silentFrom("SHUFFLE_PROOF")),
        guest("copied-proof", SEALED, NAMED, () -> changeTo("SHUFFLE_PROOF", true)),
        guest("proof-of-an-older-deck", Liar.SEVERAL_DECKS, NAMED, () -> older("SHUFFLE_PROOF")),
        guest("shuffle-of-an-older-deck", Liar.SEVERAL_DECKS, NAMED, () -> older("SHUFFLE")),
        guest("copied-shuffle", SEALED, NAMED, () -> changeTo("SHUFFLE", true)),
        guest("shuffle-twice", SEALED, NAMED, () -> again("SHUFFLE", 0)),
        guest("proof-twice", SEALED, NAMED, () -> again("SHUFFLE_PROOF", 0)),
        guest("never-shuffles", SEALED, NO_EFFECT, () -> silentFrom("SHUFFLE")),
        // seeds
        guest("other-seed", SEALED, NAMED, () -> changeBlock("SEED_REVEAL", b -> flipped(b, -1))),
        guest("short-seed", SEALED, NAMED, () -> changeBlock("SEED_REVEAL", b -> cut(b, 1))),
        guest("long-seed", SEALED, NAMED, () -> changeBlock("SEED_REVEAL", b -> longer(b, 1))),
        guest("copied-seed", SEALED, NAMED, () -> changeTo("SEED_REVEAL", false)),
        guest("seed-too-early", SEALED, NAMED, BlockLies::earlySeed),
        guest("withheld-seed", SEALED, NO_EFFECT, () -> silentFrom("SEED_REVEAL")),
        guest("seed-of-an-older-deck", Liar.SEVERAL_DECKS, NAMED, () -> older("SEED_REVEAL")),
        // shares
        guest("wrong-share", SEALED, NAMED, () -> changeBlock("UNLOCK", b -> flipped(b, -1))),
        guest("wrong-first-share", SEALED, NAMED, () -> changeBlock("UNLOCK", b -> flipped(b, 9))),
        guest("later-wrong-share", SEALED, NAMED, BlockLies::laterWrongShare),
        guest("short-share", SEALED, NAMED, () -> changeBlock("UNLOCK", b -> cut(b, 1))),
        guest("long-share", SEALED, NAMED, () -> changeBlock("UNLOCK", b -> longer(b, 1))),
        guest("no-shares-in-it", SEALED, NAMED, () -> changeBlock("UNLOCK", BlockCuts::headOnly)),
        guest(
            "share-of-the-next-opening",
            SEALED,
            NAMED,
            () -> changeBlock("UNLOCK", b -> added(b, 6, 1))),
        guest("stale-share", SEALED, NO_EFFECT, () -> changeBlock("UNLOCK", b -> added(b, 6, -1))),
        guest(
            "share-of-another-deck",
            SEALED,
            NO_EFFECT,
            () -> changeBlock("UNLOCK", b -> added(b, 1, 9))),
        guest("copied-share", SEALED, NAMED, () -> changeTo("UNLOCK", true)),
        guest("share-twice", SEALED, NO_EFFECT, () -> again("UNLOCK", 0)),
        guest("share-unasked", SEALED, NAMED, () -> again("UNLOCK", 1)),
        guest("withheld-share", SEALED, NO_EFFECT, () -> silentFrom("UNLOCK")),
        guest("remask-unasked", SEALED, NO_EFFECT, () -> block(BlockType.REMASK, 70)),
        guest("hand-over-without-leaving", SEALED, NO_EFFECT, () -> block(BlockType.HAND_OVER, 70)),
        // coins
        guest("wrong-coin", COIN, NAMED, () -> changeBlock("COIN", b -> flipped(b, -1))),
        guest("one-coin-more", COIN, NAMED, () -> changeBlock("COIN", b -> longer(b, 32))),
        guest("broken-coin", COIN, NAMED, () -> changeBlock("COIN", b -> cut(b, 1))),
        guest("no-coin-in-it", COIN, NAMED, () -> changeBlock("COIN", BlockCuts::attemptHeadOnly)),
        guest("coin-unasked", COIN, NAMED, () -> again("COIN", 0)),
        guest("copied-coin", COIN, NAMED, () -> changeTo("COIN", true)),
        guest("copied-chain", COIN, NAMED, () -> changeTo("SEED_HASH", false)),
        guest("chain-twice", COIN, NO_EFFECT, () -> again("SEED_HASH", 0)),
        guest("other-chain", COIN, NAMED, () -> changeBlock("SEED_HASH", b -> flipped(b, -1))),
        guest("short-chain", COIN, NAMED, () -> changeBlock("SEED_HASH", b -> cut(b, 1))),
        guest("withheld-coin", COIN, NO_EFFECT, () -> silentFrom("COIN")),
        // anything
        guest("unknown-block", Liar.ALL, NAMED, () -> block(99, 40)),
        guest("unknown-deck", Liar.ALL, NO_EFFECT, BlockLies::unknownDeck),
        guest(
            "empty-block",
            Liar.ALL,
            NAMED,
            () -> say(desk -> true, d -> Payload.block(new byte[0]))),
        guest(
            "block-of-one-byte",
            Liar.ALL,
            NAMED,
            () -> say(desk -> true, d -> Payload.block(new byte[] {2}))),
        guest("largest-block", Liar.ALL, NAMED, () -> block(99, Payload.MAX_BYTES - 10)),
        guest("block-of-noise", Liar.ALL, NO_EFFECT, BlockLies::noise));
  }

  private static Trick block(int type, int length) {
    return say(
        afterOwn("SEED_HASH"),
        desk -> {
          byte[] block = new byte[length];
          block[0] = (byte) type;
          return Payload.block(block);
        });
  }

  private static Trick unknownDeck() {
    return say(
        desk -> true,
        desk -> {
          byte[] block = new byte[40];
          block[0] = BlockType.SEED_HASH;
          block[1] = 77;
          return Payload.block(block);
        });
  }

  private static Trick noise() {
    return say(
        desk -> desk.log().size() > 12,
        desk -> {
          byte[] block = new byte[1 + desk.dice().below(200)];
          for (int i = 0; i < block.length; i++) {
            block[i] = (byte) desk.dice().below(256);
          }
          block[0] = (byte) (1 + desk.dice().below(9));
          return Payload.block(block);
        });
  }

  /** What somebody else has said, under the own signature. */
  private static Trick changeTo(String verb, boolean anyEarlier) {
    return inParts(
        verb, (desk, first, mine) -> !desk.isMine(first), changeWholeTo(verb, anyEarlier));
  }

  private static Trick inParts(String verb, CopiedParts.Source source, Trick whole) {
    return new CopiedParts(verb, HEAD, source, whole);
  }

  private static Trick changeWholeTo(String verb, boolean anyEarlier) {
    return changeWhenReady(
        verb,
        (desk, entry) ->
            desk.newest(e -> is(e, verb) && !desk.isMine(e) && (anyEarlier || sameHead(e, entry)))
                .map(other -> headOf(entry, other))
                .orElse(null));
  }

  private static Trick older(String verb) {
    Trick whole =
        changeLater(
            verb,
            1,
            (desk, entry) ->
                desk.newest(e -> is(e, verb) && desk.isMine(e) && !sameHead(e, entry))
                    .map(other -> headOf(entry, other))
                    .orElse(null));
    return inParts(verb, (desk, first, mine) -> desk.isMine(first), whole);
  }

  /** The deck and attempt of one block, before the content of another. */
  private static @Nullable Payload headOf(Entry mine, Entry other) {
    byte[] block = other.payload().bytes().toArray();
    int head = is(mine, "UNLOCK") ? UNLOCK_HEAD : HEAD;
    System.arraycopy(mine.payload().bytes().toArray(), 0, block, 0, head);
    return Payload.block(block);
  }

  private static boolean is(Entry entry, String verb) {
    return Match.verbOf(entry).equals(verb);
  }

  private static boolean sameHead(Entry one, Entry other) {
    return one.payload().bytes().head(HEAD).equals(other.payload().bytes().head(HEAD));
  }

  /** The own newest block of a kind once more, with its number raised. */
  private static Trick again(String verb, int plus) {
    Trick inParts =
        sayAll(
            desk -> true,
            desk -> {
              List<Payload> block = new ArrayList<>();
              PartedBlocks.newest(desk, verb, first -> desk.isMine(first))
                  .forEach(part -> block.add(part.payload()));
              return block;
            });
    Trick whole = againWhole(verb, plus);
    return new Trick() {
      @Override
      public void look(LiarsDesk desk) {
        whole.look(desk);
        inParts.look(desk);
      }
    };
  }

  private static Trick againWhole(String verb, int plus) {
    return say(
        afterOwn(verb),
        desk ->
            desk.newest(e -> is(e, verb) && desk.isMine(e))
                .map(
                    e ->
                        Payload.block(
                            plus == 0
                                ? e.payload().bytes().toArray()
                                : added(e.payload().bytes().toArray(), 6, plus)))
                .orElse(null));
  }

  private static Trick earlySeed() {
    return say(
        afterOwn("SEED_HASH"),
        desk ->
            desk.newest(e -> is(e, "SEED_HASH") && desk.isMine(e))
                .map(
                    e -> {
                      byte[] block = Arrays.copyOf(e.payload().bytes().toArray(), HEAD + 32);
                      block[0] = BlockType.SEED_REVEAL;
                      return Payload.block(block);
                    })
                .orElse(null));
  }

  private static Trick laterWrongShare() {
    return changeLater(
        "UNLOCK",
        2,
        (desk, entry) -> Payload.block(flipped(entry.payload().bytes().toArray(), -1)));
  }
}
