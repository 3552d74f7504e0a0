package dev.parlor.p2p.link;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.crypto.channel.Role;
import dev.parlor.crypto.channel.SeatKey;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.p2p.link.SecureLink.State;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Every kind of frame, good and bad, comes in every state of a link. The peer holds the link's
 * keys.
 */
class EveryFrameTest {
  private static final byte[] NONCE = {1, 2, 3, 4};
  private static final Bytes PEER = Bytes.of(new byte[32]);
  private static final byte HELLO = 'h';
  private static final byte NAME = 'n';
  private static final int MANY = 100_000;

  /**
   * A tunnel without secrets: one message of a handshake each way, one introduction, then plain
   * frames.
   */
  private static final class Glass implements Tunnel {
    private final Role role;
    private boolean written;
    private boolean read;

    Glass(Role role) {
      this.role = role;
    }

    private static byte[] only(byte[] message, byte what) throws BadInput {
      if (message.length != 1 || message[0] != what) {
        throw new BadInput(BadInput.Reason.LENGTH, "not expected");
      }
      return message;
    }

    @Override
    public boolean isToWrite() {
      return !written && (role == Role.INITIATOR || read);
    }

    @Override
    public byte[] write() {
      written = true;
      return new byte[] {HELLO};
    }

    @Override
    public void read(byte[] message) throws BadInput {
      only(message, HELLO);
      read = true;
    }

    @Override
    public boolean isComplete() {
      return written && read;
    }

    @Override
    public byte[] introduction(byte[] tableNonce) {
      return new byte[] {NAME};
    }

    @Override
    public Peer introduced(byte[] introduction, byte[] tableNonce) throws BadInput {
      only(introduction, NAME);
      return new Peer(PEER, "X1PEER", PEER);
    }

    @Override
    public byte[] seal(byte[] plaintext) {
      return plaintext;
    }

    @Override
    public byte[] open(byte[] ciphertext) {
      return ciphertext;
    }

    @Override
    public void close() {}
  }

  /** A link in this state. It is the host's end or a guest's. */
  private static SecureLink in(State state, boolean host) {
    SeededEntropy entropy = new SeededEntropy(4);
    LinkIdentity me =
        new LinkIdentity(
            SigningKey.generate(entropy),
            "X1ME",
            LinkKey.generate(entropy),
            entropy,
            (identity, role, prologue) -> new Glass(role));
    SecureLink link =
        host
            ? SecureLink.accept(me, NONCE, new Seats(me), Origin.QUICK, 0)
            : SecureLink.connect(me, NONCE, Optional.empty(), Origin.QUICK, 0);
    Writer preamble = new Writer().bytes("CG03".getBytes(StandardCharsets.US_ASCII));
    List<byte[]> steps = new ArrayList<>();
    steps.add(
        host
            ? preamble.bytes(new byte[SeatKey.TOKEN_BYTES]).toArray()
            : preamble.bytes(NONCE).bytes(new byte[SeatKey.CHALLENGE_BYTES]).toArray());
    steps.add(prefixed(new byte[] {HELLO}));
    steps.add(prefixed(new byte[] {NAME}));
    for (byte[] step : steps) {
      if (link.state() != state && state != State.ENDED) {
        link.received(step, 0);
      }
    }
    if (state == State.CLOSING) {
      link.close(0);
    } else if (state == State.ENDED) {
      link.drop("over");
    }
    assertEquals(state, link.state());
    link.take();
    return link;
  }

  private static byte[] frame(int type, int flags, long seq, long ack, int payload) {
    return prefixed(
        new Writer().u8(type).u8(flags).u32(seq).u32(ack).bytes(new byte[payload]).toArray());
  }

  /** What these bytes lead to: the messages heard, whether something was written, and the end. */
  private static String outcome(SecureLink link, byte[] bytes) {
    link.received(bytes, 1);
    List<String> words = new ArrayList<>();
    for (LinkEvent event : link.take()) {
      words.add(
          event instanceof LinkEvent.Message
              ? "message"
              : event instanceof LinkEvent.Write
                  ? "answer"
                  : event instanceof LinkEvent.Ended ? "end" : "opened");
    }
    return String.join(" ", words);
  }

  /**
   * What is expected of a frame in a state. There is no default, so that a new state or frame needs
   * a word of its own here.
   */
  private static String expected(State state, Frame.Type type) {
    return switch (state) {
      case PREAMBLE, HANDSHAKE, INTRODUCING -> "end";
      case ENDED -> "";
      case OPEN, CLOSING ->
          switch (type) {
            case DATA -> "message";
            case PING -> "answer";
            case CLOSE -> "answer end";
            case CLOSE_ACK -> "end";
            case ACK, PONG -> "";
          };
    };
  }

  @Test
  void everyFrameInEveryState() {
    for (boolean host : new boolean[] {true, false}) {
      for (State state : State.values()) {
        for (Frame.Type type : Frame.Type.values()) {
          long seq = type == Frame.Type.DATA ? 1 : 0;
          String what = state + " " + type + " host " + host;
          SecureLink link = in(state, host);
          assertEquals(expected(state, type), outcome(link, frame(type.code, 0, seq, 0, 5)), what);
        }
      }
    }
  }

  private static Map<String, byte[]> wrong() {
    Map<String, byte[]> wrong = new LinkedHashMap<>();
    for (int type : new int[] {0, 7, 8, 128, 255}) {
      wrong.put("unknown type " + type, frame(type, 0, 1, 0, 5));
    }
    wrong.put("unknown flags", frame(1, 2, 1, 0, 5));
    wrong.put("nothing before it", frame(1, 0, 0, 0, 5));
    wrong.put("a frame is missing", frame(1, 0, 2, 0, 5));
    wrong.put("the last number there is", frame(1, 0, 0xffff_ffffL, 0, 5));
    for (Frame.Type type : Frame.Type.values()) {
      wrong.put(type + " acknowledges what was not sent", frame(type.code, 0, 1, 1, 0));
      wrong.put(type + " cut", prefixed(new byte[] {(byte) type.code, 0, 0, 0, 0, 1, 0, 0, 0}));
    }
    wrong.put("an empty chunk", new byte[] {0, 0});
    wrong.put("a chunk beyond the limit", new byte[] {0x40, 0x01});
    wrong.put("the longest length", new byte[] {-1, -1});
    wrong.put("a handshake again", prefixed(new byte[] {HELLO, HELLO}));
    wrong.put("another introduction", prefixed(new byte[] {NAME, NAME}));
    return wrong;
  }

  @Test
  void whatIsWrongEndsTheLinkInEveryStateAndNothingComesBehindIt() {
    byte[] good = frame(1, 0, 1, 0, 5);
    wrong()
        .forEach(
            (name, bytes) -> {
              for (State state : State.values()) {
                SecureLink link = in(state, true);
                byte[] enough =
                    state == State.PREAMBLE
                        ? new Writer().bytes(bytes).bytes(good).toArray()
                        : bytes;
                assertEquals(
                    state == State.ENDED ? "" : "end", outcome(link, enough), state + " " + name);
                assertEquals("", outcome(link, good), state + " " + name);
                assertEquals(Long.MAX_VALUE, link.tick(MANY), state + " " + name);
              }
            });
  }

  @Test
  void aFrameThatWasHeardIsNotHeardAgain() {
    SecureLink link = in(State.OPEN, true);
    byte[] frame = frame(1, 0, 1, 0, 5);
    assertEquals("message", outcome(link, frame));
    assertEquals("end", outcome(link, frame));
  }

  @Test
  void aMessageWithoutEndIsCutOffAtItsLimit() {
    SecureLink link = in(State.OPEN, true);
    int heard = 0;
    for (int seq = 1; link.state() == State.OPEN; seq++) {
      outcome(link, frame(1, 1, seq, 0, 10_000));
      heard += 10_000;
    }
    assertEquals(SecureLink.MAX_MESSAGE / 10_000 * 10_000 + 10_000, heard);
  }

  @Test
  void oneMoreByteThanAMessageHoldsEndsTheLinkAndThatManyDoNot() {
    for (int more : new int[] {0, 1}) {
      SecureLink link = in(State.OPEN, true);
      String last = "";
      int left = SecureLink.MAX_MESSAGE + more;
      for (int seq = 1; left > 0; seq++) {
        int part = Math.min(left, 16_000);
        left -= part;
        last = outcome(link, frame(1, left > 0 ? 1 : 0, seq, 0, part));
      }
      assertEquals(more == 0 ? "message answer" : "end", last);
    }
  }

  private static byte[] prefixed(byte[] chunk) {
    return Chunks.prefixed(chunk).toArray();
  }
}
