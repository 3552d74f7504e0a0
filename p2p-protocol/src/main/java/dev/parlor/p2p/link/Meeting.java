package dev.parlor.p2p.link;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.channel.Role;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A link until its peer has said who it is: preamble, handshake, one introduction each way. All of
 * it has an absolute deadline, however often the peer is heard, and a caller may not say much.
 */
final class Meeting {
  /** A caller's introduction, with all that comes before it, takes a quarter of this. */
  static final int MOST_HEARD = 1_024;

  private final LinkIdentity me;
  private final Role role;
  private final Preamble preamble;
  private final long deadline;
  private SecureLink.State state = SecureLink.State.PREAMBLE;
  private @Nullable Tunnel tunnel;
  private Tunnel.@Nullable Peer peer;
  private int heard;
  private int steps;

  Meeting(LinkIdentity me, Role role, Preamble preamble, long deadline) {
    this.me = me;
    this.role = role;
    this.preamble = preamble;
    this.deadline = deadline;
  }

  /** The state of the link; at most that it has just opened. */
  SecureLink.State state() {
    return state;
  }

  /** How many of the peer's messages before and with its introduction were heard in full. */
  int steps() {
    return steps;
  }

  /** The seat whose token the caller has shown. */
  Optional<Bytes> seat() {
    return preamble.seat();
  }

  long deadline() {
    return deadline;
  }

  /** Who the peer is; only when it has said so. */
  Tunnel.Peer peer() {
    return Objects.requireNonNull(peer);
  }

  Tunnel tunnel() {
    return Objects.requireNonNull(tunnel);
  }

  /** Forgets the keys of a meeting that came to nothing, or of the link that came of it. */
  void forget() {
    Tunnel used = tunnel;
    if (used != null) {
      used.close();
    }
  }

  /** How many of these bytes may be taken in now, and counts them; of a host's, all. */
  int admit(int bytes) {
    int admitted = role == Role.RESPONDER ? Math.min(bytes, MOST_HEARD - heard) : bytes;
    heard += admitted;
    return admitted;
  }

  /** Takes one step if enough was heard for it. */
  boolean step(Chunks in, Consumer<Bytes> write) throws BadInput, Malformed, OtherVersion {
    if (state == SecureLink.State.PREAMBLE) {
      return preamble(in, write);
    }
    byte[] chunk = in.next();
    if (chunk == null) {
      return false;
    }
    steps++;
    if (state == SecureLink.State.HANDSHAKE) {
      tunnel().read(chunk);
      speak(write);
    } else {
      peer = tunnel().introduced(tunnel().open(chunk), preamble.nonce);
      state = SecureLink.State.OPEN;
    }
    return true;
  }

  private boolean preamble(Chunks in, Consumer<Bytes> write)
      throws BadInput, Malformed, OtherVersion {
    byte[] answer = preamble.read(in);
    if (answer == null) {
      return false;
    }
    steps++;
    if (answer.length > 0) {
      write.accept(Bytes.of(answer));
    }
    if (preamble.isWhole()) {
      tunnel = me.tunnels().start(me, role, preamble.prologue());
      state = SecureLink.State.HANDSHAKE;
      speak(write);
    }
    return true;
  }

  private void speak(Consumer<Bytes> write) throws BadInput {
    if (tunnel().isToWrite()) {
      write.accept(Chunks.prefixed(tunnel().write()));
    }
    if (tunnel().isComplete()) {
      state = SecureLink.State.INTRODUCING;
      byte[] introduction = tunnel().introduction(preamble.nonce);
      write.accept(Chunks.prefixed(tunnel().seal(introduction)));
    }
  }
}
