package dev.parlor.bluez.socket;

import dev.parlor.bluez.att.AttGuest;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.Carrier;
import dev.parlor.radio.hardware.Dialing;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Connections to others, made by the kernel alone. */
public final class Sockets {
  /** The fixed channel of the attribute protocol. */
  private static final int ATT = 4;

  /**
   * The size of the buffer for what comes: 256 KiB. Notifications that find no room in it are lost.
   */
  private static final byte[] ROOM = {0, 0, 4, 0};

  private static final int BUSY_TRIES = 3;

  private Sockets() {}

  /**
   * Reaches for a service of another device's classic radio: asks for its channels and tries each.
   */
  public static Dialing rfcomm(Endpoint own, Endpoint peer, UUID service) {
    return new Attempt(
        attempt -> {
          IOException last = new IOException("the service is not there");
          for (int channel : channels(attempt, own, peer, service)) {
            try {
              Socket socket = attempt.hold(Socket.of(Libc.STREAM, Libc.RFCOMM));
              socket.bind(own.asClassic().anyRfcomm());
              socket.connect(peer.rfcomm(channel));
              return new Carrier(KernelPipe.rfcomm(socket, peer), Way.RFCOMM, peer.mac());
            } catch (IOException failed) {
              last = failed;
            }
          }
          throw last;
        });
  }

  private static List<Integer> channels(Attempt attempt, Endpoint own, Endpoint peer, UUID service)
      throws IOException {
    byte[] heard = new byte[1 << 16];
    try (Socket socket = attempt.hold(Socket.of(Libc.PACKETS, Libc.L2CAP))) {
      socket.bind(own.asClassic().l2cap(0, 0));
      socket.connect(peer.l2cap(Sdp.PSM, 0));
      Sdp sdp = new Sdp(service);
      while (!sdp.isComplete()) {
        byte[] question = sdp.ask();
        int unused = socket.write(question, 0, question.length);
        sdp.heard(Arrays.copyOf(heard, Math.max(0, socket.read(heard))));
      }
      return sdp.channels();
    } catch (Malformed nonsense) {
      throw new IOException("it answers nonsense", nonsense);
    }
  }

  /** Reaches for a channel of another device's low energy radio. */
  public static Dialing l2cap(Endpoint own, Endpoint peer, int psm) {
    return new Attempt(
        attempt -> {
          Socket socket = attempt.hold(Socket.of(Libc.PACKETS, Libc.L2CAP));
          socket.bind(own.l2cap(0, 0));
          socket.connect(peer.l2cap(psm, 0));
          return new Carrier(KernelPipe.l2cap(socket, peer), Way.L2CAP, Optional.empty());
        });
  }

  /**
   * Reaches for the GATT service of a table. BlueZ's daemon holds the channel of a connection that
   * is up already, so such a connection is ended first.
   *
   * @param hangUp ends the connection that is up
   */
  public static Dialing gatt(Endpoint own, Endpoint peer, Bytes nonce, Runnable hangUp) {
    return new Attempt(
        attempt -> {
          Socket socket = att(attempt, own, peer, hangUp);
          AttPipe pipe = AttPipe.open(socket, peer, new AttGuest(nonce));
          return new Carrier(pipe, Way.GATT, Optional.empty());
        });
  }

  private static Socket att(Attempt attempt, Endpoint own, Endpoint peer, Runnable hangUp)
      throws IOException {
    for (int i = 0; i < BUSY_TRIES; i++) {
      Socket socket = attempt.hold(Socket.of(Libc.PACKETS, Libc.L2CAP));
      try {
        socket.set(Libc.SOL_SOCKET, Libc.SO_RCVBUF, ROOM);
        socket.bind(own.l2cap(0, ATT));
        socket.connect(peer.l2cap(0, ATT));
        return socket;
      } catch (Socket.Busy busy) {
        socket.close();
        hangUp.run();
      }
    }
    throw new Socket.Busy();
  }
}
