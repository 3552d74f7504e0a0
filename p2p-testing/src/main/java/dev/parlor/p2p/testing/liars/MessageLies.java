package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.Liar.ALL;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.guest;
import static dev.parlor.p2p.testing.liars.Tricks.once;

import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Writer;
import java.util.List;

/** Messages that nobody expects: requests, floods, garbage, and words of the lobby. */
final class MessageLies {
  private static final Bytes ZEROS = Bytes.of(new byte[32]);

  private MessageLies() {}

  static List<Liar> all() {
    return List.of(
        guest(
            "flood-of-fetches",
            ALL,
            NO_EFFECT,
            () -> raw(d -> new Message.Fetch(0, d.log().get(0).order().previous()).encode(), 40)),
        guest(
            "fetch-from-the-future",
            ALL,
            NO_EFFECT,
            () -> raw(d -> new Message.Fetch(0xffffffffL, ZEROS).encode(), 3)),
        guest(
            "fetch-of-another-log",
            ALL,
            NO_EFFECT,
            () -> raw(d -> new Message.Fetch(1, ZEROS).encode(), 1)),
        guest(
            "has-more-than-anybody",
            ALL,
            NO_EFFECT,
            () -> raw(d -> new Message.Have(0xffffffffL).encode(), 3)),
        guest(
            "unknown-message", ALL, NO_EFFECT, () -> raw(d -> Bytes.of(new byte[] {42, 1, 2}), 2)),
        guest("empty-message", ALL, NO_EFFECT, () -> raw(d -> Bytes.of(new byte[0]), 2)),
        guest(
            "message-without-end", ALL, NO_EFFECT, () -> raw(d -> Bytes.of(new byte[300_000]), 1)),
        guest(
            "message-cut-short",
            ALL,
            NO_EFFECT,
            () -> raw(d -> new Message.Submit(d.log().get(0).entry()).encode().head(60), 2)),
        guest("length-bomb", ALL, NO_EFFECT, () -> raw(MessageLies::bomb, 2)),
        guest(
            "talks-of-errors", ALL, NO_EFFECT, () -> raw(d -> text(Line.of("ERROR", "FULL")), 50)),
        guest("tells-a-roster", ALL, NO_EFFECT, () -> raw(d -> text(Line.of("ROSTER", 1)), 2)),
        guest(
            "closes-the-roster", ALL, NO_EFFECT, () -> raw(d -> text(Line.of("GAME_READY", 1)), 2)),
        guest(
            "invites-in-the-middle",
            ALL,
            NO_EFFECT,
            () ->
                raw(
                    d ->
                        text(
                            d.session()
                                .view()
                                .invite()
                                .orElseThrow(IllegalStateException::new)
                                .line()),
                    2)),
        guest(
            "joins-again-and-again",
            ALL,
            NO_EFFECT,
            () -> raw(d -> text(d.session().view().seats().get(d.me()).line()), 9)),
        guest(
            "joins-as-somebody-else",
            ALL,
            NO_EFFECT,
            () -> raw(d -> text(d.session().view().seats().get(0).line()), 2)),
        guest(
            "reveals-a-code-again",
            ALL,
            NO_EFFECT,
            () -> raw(d -> text(Line.of("SAS_REVEAL", d.me() + 1, ZEROS, tid(d))), 2)),
        guest(
            "reveals-a-code-of-the-host",
            ALL,
            NO_EFFECT,
            () -> raw(d -> text(Line.of("SAS_REVEAL", 1, ZEROS, tid(d))), 2)));
  }

  private static Bytes text(Line line) {
    return new Message.Text(line).encode();
  }

  private static Trick raw(java.util.function.Function<LiarsDesk, Bytes> message, int times) {
    return once(
        desk -> desk.hasBegun() && desk.log().size() > 6,
        desk -> {
          Bytes bytes = message.apply(desk);
          for (int i = 0; i < times; i++) {
            desk.send(desk.host(), bytes);
          }
        });
  }

  /** An entry whose payload claims to be four billion bytes long. */
  private static Bytes bomb(LiarsDesk desk) {
    return new Writer()
        .u8(Message.ENTRY)
        .bytes(ZEROS)
        .u8(desk.me())
        .u32(0)
        .u32(0)
        .bytes(ZEROS)
        .u8(0)
        .u32(0xffffffffL)
        .toBytes();
  }

  private static Bytes tid(LiarsDesk desk) {
    return desk.log().get(0).entry().tid();
  }
}
