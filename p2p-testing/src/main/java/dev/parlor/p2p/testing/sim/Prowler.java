package dev.parlor.p2p.testing.sim;

import dev.parlor.p2p.clock.Timeline;
import dev.parlor.p2p.link.Callee;
import dev.parlor.p2p.link.LinkEvent;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Somebody who is not invited. He connects to the host, shakes hands or not, and says what he
 * likes.
 */
public final class Prowler extends Passerby {
  private static final int NOWHERE =
      1_000; // no seat has this number, so no fault is planned for it

  private final SimPhone<?, ?> host;
  private final byte[] nonce;
  private final List<Bytes> sayings = new ArrayList<>();
  private final List<Bytes> heard = new ArrayList<>();
  private boolean silent;
  private int knocks;

  Prowler(SimRadio radio, SimPhone<?, ?> host, Switchboard links, byte[] nonce, Timeline time) {
    super(radio, links, time);
    this.host = host;
    this.nonce = nonce;
  }

  /** Makes him connect from now on without saying anything, not even his part of the handshake. */
  public Prowler silent() {
    silent = true;
    return this;
  }

  /** Sets what he says as soon as a link stands. */
  public Prowler says(Bytes message) {
    sayings.add(message);
    return this;
  }

  /** All that the host has told it. */
  public List<Bytes> heard() {
    return Collections.unmodifiableList(heard);
  }

  /** Makes one more connection to the host, if it can be reached. */
  public void knock() {
    if (host.isReachable()) {
      Connection connection = radio.connect(host, this, NOWHERE, knocks++);
      host.accepted(connection.id);
      if (!silent) {
        links.connected(connection.id, Callee.host(Bytes.of(nonce)), time.now());
        speak();
      }
    }
  }

  @Override
  public void arrived(int connection, byte[] bytes) {
    if (!silent) {
      super.arrived(connection, bytes);
    }
  }

  @Override
  public void arrived(Bytes npub, Bytes message) {
    heard.add(message);
  }

  @Override
  public void up(LinkEvent.Opened peer) {
    sayings.forEach(message -> links.send(peer.npub(), message, time.now()));
    speak();
  }
}
