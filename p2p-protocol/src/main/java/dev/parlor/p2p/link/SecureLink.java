package dev.parlor.p2p.link;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.channel.Role;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** One connection, from its first byte to its orderly end. Bytes and time in, events out. */
public final class SecureLink {
  public static final int MAX_MESSAGE = 65_536 + 512;
  public static final int NONCE_BYTES = 4;
  static final long IDLE = 5_000;
  static final long DEAD = 15_000;
  static final long CLOSING = 1_000;
  private static final byte[] MAGIC = "CG01".getBytes(StandardCharsets.US_ASCII);
  private static final int MAX_PAYLOAD = Chunks.MAX_CHUNK - 16 - Frame.HEADER;

  /** How far a link is. */
  enum State {
    PREAMBLE,
    HANDSHAKE,
    INTRODUCING,
    OPEN,
    CLOSING,
    ENDED
  }

  private final LinkIdentity me;
  private final Role role;
  private final Chunks in = new Chunks();
  private final List<LinkEvent> out = new ArrayList<>();
  private final Incoming incoming = new Incoming();
  private final Outgoing outgoing = new Outgoing();
  private State state = State.PREAMBLE;
  private byte[] nonce;
  private final boolean anyNonce;
  private @Nullable Tunnel tunnel;
  private long heardAt;
  private long spokeAt;
  private long closingSince;

  private SecureLink(LinkIdentity me, Role role, byte @Nullable [] nonce, long now) {
    this.me = me;
    this.role = role;
    this.nonce = nonce == null ? new byte[NONCE_BYTES] : nonce.clone();
    this.anyNonce = nonce == null;
    this.heardAt = now;
    this.spokeAt = now;
  }

  /** The host's side: it names the table in its first bytes. */
  public static SecureLink accept(LinkIdentity me, byte[] tableNonce, long now) {
    SecureLink link = new SecureLink(me, Role.RESPONDER, tableNonce, now);
    link.write(new Writer().bytes(MAGIC).bytes(link.nonce).toBytes());
    return link;
  }

  /**
   * The guest's side.
   *
   * @param expectedNonce the table that was chosen, or null to take whatever table answers
   */
  public static SecureLink connect(LinkIdentity me, byte @Nullable [] expectedNonce, long now) {
    SecureLink link = new SecureLink(me, Role.INITIATOR, expectedNonce, now);
    link.write(Bytes.of(MAGIC));
    return link;
  }

  /** What is to be done since the last time. */
  public List<LinkEvent> take() {
    if (out.isEmpty()) {
      return List.of(); // as on most links most of the time
    }
    List<LinkEvent> events = new ArrayList<>(out);
    out.clear();
    return events;
  }

  State state() {
    return state;
  }

  public boolean isOpen() {
    return state == State.OPEN;
  }

  public boolean hasEnded() {
    return state == State.ENDED;
  }

  /** Whether whoever has much to send should wait for the peer first. */
  public boolean isBusy() {
    return outgoing.isBusy();
  }

  /** Whether what is sent now has next to nothing before it. */
  public boolean isQuiet() {
    return outgoing.isQuiet();
  }

  /** Bytes from the peer, split in any way. */
  public void received(byte[] bytes, long now) {
    if (state == State.ENDED) {
      return;
    }
    heardAt = now;
    in.add(bytes);
    try {
      while (step(now)) {
        // until more bytes are needed
      }
    } catch (BadInput | Malformed wrong) {
      end(String.valueOf(wrong.getMessage()));
    }
  }

  private boolean step(long now) throws BadInput, Malformed {
    if (state == State.ENDED) {
      return false;
    }
    if (state == State.PREAMBLE) {
      return preamble();
    }
    byte[] chunk = in.next();
    if (chunk == null) {
      return false;
    }
    if (state == State.HANDSHAKE) {
      handshake(Objects.requireNonNull(tunnel), chunk);
    } else {
      byte[] plaintext = Objects.requireNonNull(tunnel).open(chunk);
      if (state == State.INTRODUCING) {
        introduced(plaintext);
      } else {
        frame(Frame.decode(plaintext), now);
      }
    }
    return true;
  }

  private boolean preamble() throws BadInput, Malformed {
    int length = MAGIC.length + (role == Role.INITIATOR ? NONCE_BYTES : 0);
    byte[] preamble = in.take(length);
    if (preamble == null) {
      return false;
    }
    if (!Arrays.equals(Arrays.copyOf(preamble, MAGIC.length), MAGIC)) {
      throw new Malformed("not a card table");
    }
    if (role == Role.INITIATOR) {
      byte[] told = Arrays.copyOfRange(preamble, MAGIC.length, length);
      if (!anyNonce && !Arrays.equals(told, nonce)) {
        throw new Malformed("another table");
      }
      nonce = told;
    }
    byte[] prologue = new Writer().bytes(MAGIC).u8(1).bytes(nonce).toArray();
    Tunnel started = me.tunnels().start(me, role, prologue);
    tunnel = started;
    state = State.HANDSHAKE;
    speakHandshake(started);
    return true;
  }

  private void handshake(Tunnel running, byte[] chunk) throws BadInput {
    running.read(chunk);
    speakHandshake(running);
  }

  private void speakHandshake(Tunnel running) throws BadInput {
    if (running.isToWrite()) {
      write(Chunks.prefixed(running.write()));
    }
    if (running.isComplete()) {
      state = State.INTRODUCING;
      write(Chunks.prefixed(running.seal(running.introduction(nonce))));
    }
  }

  private void introduced(byte[] plaintext) throws BadInput {
    Tunnel.Peer peer = Objects.requireNonNull(tunnel).introduced(plaintext, nonce);
    state = State.OPEN;
    out.add(new LinkEvent.Opened(peer.npub(), peer.callsign(), peer.staticKey()));
  }

  private void frame(Frame frame, long now) throws BadInput, Malformed {
    outgoing.acknowledged(frame.ack());
    switch (frame.type()) {
      case DATA -> incoming.take(frame).map(LinkEvent.Message::new).ifPresent(out::add);
      case PING -> control(Frame.Type.PONG, now);
      case CLOSE -> {
        control(Frame.Type.CLOSE_ACK, now);
        end("closed by the peer");
      }
      case CLOSE_ACK -> end("closed");
      case ACK, PONG -> {
        // heard, that is all
      }
    }
    if (state == State.OPEN && incoming.waitsForAcknowledgement()) {
      control(Frame.Type.ACK, now);
    }
  }

  /** Sends a whole message; a peer that takes nothing any more loses the link. */
  public void send(Bytes message, long now) {
    if (state != State.OPEN) {
      return;
    }
    int at = 0;
    do {
      int length = Math.min(MAX_PAYLOAD, message.length() - at);
      Bytes payload = message.part(at, at + length);
      at += length;
      long number = outgoing.add(length);
      boolean more = at < message.length();
      seal(new Frame(Frame.Type.DATA, more, number, incoming.received(), payload), now);
    } while (at < message.length() && state == State.OPEN);
    if (outgoing.isTooMuch()) {
      end("the peer takes nothing any more");
    }
  }

  /** Says good-bye, so that what was sent last arrives before the connection closes. */
  public void close(long now) {
    if (state == State.OPEN) {
      control(Frame.Type.CLOSE, now);
      state = State.CLOSING;
      closingSince = now;
    } else if (state != State.CLOSING) {
      end("closed before it was open");
    }
  }

  /** Drops the link at once. */
  public void drop(String why) {
    end(why);
  }

  /** The time passed; answers when to look again. */
  public long tick(long now) {
    if (state == State.ENDED) {
      return Long.MAX_VALUE;
    }
    if (now - heardAt >= DEAD) {
      end("silent");
      return Long.MAX_VALUE;
    }
    if (state == State.CLOSING && now - closingSince >= CLOSING) {
      end("closed");
      return Long.MAX_VALUE;
    }
    if (state == State.OPEN && now - spokeAt >= IDLE) {
      control(Frame.Type.PING, now);
    }
    long next = heardAt + DEAD;
    if (state == State.OPEN) {
      next = Math.min(next, spokeAt + IDLE);
    } else if (state == State.CLOSING) {
      next = Math.min(next, closingSince + CLOSING);
    }
    return next;
  }

  private void control(Frame.Type type, long now) {
    Bytes nothing = Bytes.of(new byte[0]);
    seal(new Frame(type, false, outgoing.sent(), incoming.received(), nothing), now);
  }

  private void seal(Frame frame, long now) {
    try {
      write(Chunks.prefixed(Objects.requireNonNull(tunnel).seal(frame.encode())));
      incoming.acknowledged();
      spokeAt = now;
    } catch (BadInput exhausted) {
      end("no more nonces");
    }
  }

  private void write(Bytes bytes) {
    out.add(new LinkEvent.Write(bytes));
  }

  private void end(String why) {
    if (state == State.ENDED) {
      return;
    }
    state = State.ENDED;
    Tunnel used = tunnel;
    if (used != null) {
      used.close();
    }
    out.add(new LinkEvent.Ended(why));
  }
}
