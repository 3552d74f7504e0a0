package dev.parlor.p2p.link;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.channel.Role;
import dev.parlor.crypto.channel.SeatKey;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One connection, from its first byte to its orderly end. Bytes and time in, events out. */
public final class SecureLink {
  public static final int MAX_MESSAGE = 65_536 + 512;
  public static final int NONCE_BYTES = 4;
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

  private final Meeting meeting;
  private final Chunks in = new Chunks();
  private final List<LinkEvent> out = new ArrayList<>();
  private final Incoming incoming = new Incoming();
  private final Outgoing outgoing = new Outgoing();
  private final Pulse pulse;
  private State state = State.PREAMBLE;

  private SecureLink(LinkIdentity me, Role role, Preamble preamble, long patience, long now) {
    this.meeting = new Meeting(me, role, preamble, now + patience);
    this.pulse = new Pulse(now);
    write(Bytes.of(preamble.opening()));
  }

  /**
   * The host's side: it names the table in its first bytes.
   *
   * @param seats the seats whose phones this door knows before they say who they are
   * @param patience how long the introduction may take
   */
  static SecureLink accept(
      LinkIdentity me, byte[] tableNonce, Seats seats, long patience, long now) {
    Preamble preamble = new Preamble.AtDoor(me, tableNonce, seats);
    return new SecureLink(me, Role.RESPONDER, preamble, patience, now);
  }

  /**
   * The guest's side.
   *
   * @param expectedNonce the table that was chosen, or null for whichever table answers
   * @param seat for the door of the one who should answer, if this phone has a seat at the table
   */
  static SecureLink connect(
      LinkIdentity me,
      byte @Nullable [] expectedNonce,
      Optional<SeatKey> seat,
      long patience,
      long now) {
    Preamble preamble = new Preamble.Calling(me, expectedNonce, seat);
    return new SecureLink(me, Role.INITIATOR, preamble, patience, now);
  }

  /** The side of somebody without a seat, who takes whatever table answers. */
  public static SecureLink connect(LinkIdentity me, Origin origin, long now) {
    return connect(me, null, Optional.empty(), origin.patience(), now);
  }

  /** What is to be done, as far as it was not taken before. */
  public List<LinkEvent> take() {
    if (out.isEmpty()) {
      return List.of(); // the usual case
    }
    List<LinkEvent> events = new ArrayList<>(out);
    out.clear();
    return events;
  }

  State state() {
    return state;
  }

  /** How many of the peer's messages before and with its introduction were heard in full. */
  int steps() {
    return meeting.steps();
  }

  /** The seat whose token the caller has shown. */
  Optional<Bytes> seat() {
    return meeting.seat();
  }

  public boolean isOpen() {
    return state == State.OPEN;
  }

  /** Whether so much is on its way that a bulky sender should wait for the peer first. */
  public boolean isBusy() {
    return outgoing.isBusy();
  }

  /** Whether a message that is sent now would have next to nothing before it. */
  public boolean isQuiet() {
    return outgoing.isQuiet();
  }

  /** The time at which bytes came last. */
  long heardAt() {
    return pulse.heardAt();
  }

  /** Bytes from the peer, split in any way. */
  public void received(byte[] bytes, long now) {
    pulse.heard(now);
    int taken = 0;
    while (taken < bytes.length && state != State.ENDED) {
      int more = bytes.length - taken;
      int part = isUnknown() ? meeting.admit(more) : more;
      if (part == 0) {
        end("too much before an introduction");
      } else {
        heard(Arrays.copyOfRange(bytes, taken, taken + part), now);
        taken += part;
      }
    }
  }

  private void heard(byte[] bytes, long now) {
    in.add(bytes);
    try {
      while (step(now)) {
        // until more bytes are needed
      }
    } catch (OtherVersion other) {
      out.add(new LinkEvent.OtherVersion(other.isNewer()));
      end(String.valueOf(other.getMessage()));
    } catch (BadInput | Malformed wrong) {
      end(String.valueOf(wrong.getMessage()));
    }
  }

  /** Whether the peer has not said who it is. */
  private boolean isUnknown() {
    return switch (state) {
      case PREAMBLE, HANDSHAKE, INTRODUCING -> true;
      case OPEN, CLOSING, ENDED -> false;
    };
  }

  private boolean step(long now) throws BadInput, Malformed, OtherVersion {
    if (isUnknown()) {
      return meet();
    }
    byte[] chunk = state == State.ENDED ? null : in.next();
    if (chunk == null) {
      return false;
    }
    frame(Frame.decode(meeting.tunnel().open(chunk)), now);
    return true;
  }

  private boolean meet() throws BadInput, Malformed, OtherVersion {
    boolean more = meeting.step(in, this::write);
    state = meeting.state();
    if (state == State.OPEN) {
      Tunnel.Peer peer = meeting.peer();
      out.add(new LinkEvent.Opened(peer.npub(), peer.callsign(), peer.staticKey()));
    }
    return more;
  }

  private void frame(Frame frame, long now) throws BadInput, Malformed {
    outgoing.acknowledged(frame.ack());
    switch (frame.type()) {
      case DATA -> incoming.take(frame).map(LinkEvent.Message::new).ifPresent(out::add);
      case PING -> control(Frame.Type.PONG, now);
      case CLOSE -> {
        control(Frame.Type.CLOSE_ACK, now);
        end("closed by the peer", true);
      }
      case CLOSE_ACK -> end("closed", true);
      case ACK, PONG -> {
        // a keep-alive: hearing it is enough
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
      pulse.closes(now);
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
    endIfDue(now);
    if (state == State.ENDED) {
      return Long.MAX_VALUE;
    }
    if (state == State.OPEN && pulse.isIdle(now)) {
      control(Frame.Type.PING, now);
    }
    return pulse.next(state, meeting.deadline());
  }

  private void endIfDue(long now) {
    if (pulse.isDead(now)) {
      end("silent");
    } else if (state == State.CLOSING && pulse.hasClosed(now)) {
      end("closed", true);
    } else if (isUnknown() && now >= meeting.deadline()) {
      end("not introduced in time");
    }
  }

  private void control(Frame.Type type, long now) {
    Bytes nothing = Bytes.of(new byte[0]);
    seal(new Frame(type, false, outgoing.sent(), incoming.received(), nothing), now);
  }

  private void seal(Frame frame, long now) {
    try {
      write(Chunks.prefixed(meeting.tunnel().seal(frame.encode())));
      incoming.acknowledged();
      pulse.spoke(now);
    } catch (BadInput exhausted) {
      end("no more nonces");
    }
  }

  private void write(Bytes bytes) {
    out.add(new LinkEvent.Write(bytes));
  }

  private void end(String why) {
    end(why, false);
  }

  private void end(String why, boolean orderly) {
    if (state == State.ENDED) {
      return;
    }
    state = State.ENDED;
    meeting.forget();
    out.add(new LinkEvent.Ended(why, orderly));
  }
}
