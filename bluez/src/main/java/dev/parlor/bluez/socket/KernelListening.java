package dev.parlor.bluez.socket;

import dev.parlor.radio.Handle;
import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.Carrier;
import dev.parlor.radio.hardware.Listening;
import java.io.IOException;
import java.util.Optional;

/** A socket that others connect to. */
public final class KernelListening implements Listening {
  private static final int QUEUE = 8;
  private static final int NAME = 32;

  private final Socket socket;
  private final Way way;
  private final int number;
  private volatile Handle sign = () -> {};

  private KernelListening(Socket socket, Way way, int number) {
    this.socket = socket;
    this.way = way;
    this.number = number;
  }

  /** Listens on any free channel of RFCOMM. */
  public static KernelListening rfcomm(Endpoint own) throws IOException {
    Socket socket = Socket.of(Libc.STREAM, Libc.RFCOMM);
    try {
      socket.bind(own.asClassic().anyRfcomm());
      socket.listen(QUEUE);
      return new KernelListening(socket, Way.RFCOMM, Endpoint.channel(socket.name()));
    } catch (IOException failed) {
      socket.close();
      throw failed;
    }
  }

  /** Listens on any free channel of low energy. */
  public static KernelListening l2cap(Endpoint own) throws IOException {
    Socket socket = Socket.of(Libc.PACKETS, Libc.L2CAP);
    try {
      socket.bind(own.l2cap(0, 0));
      socket.listen(QUEUE);
      return new KernelListening(socket, Way.L2CAP, Endpoint.psm(socket.name()));
    } catch (IOException failed) {
      socket.close();
      throw failed;
    }
  }

  /** Takes along a sign that is taken down when this is closed. */
  public KernelListening under(Handle hung) {
    sign = hung;
    return this;
  }

  /** The number of the channel of RFCOMM or L2CAP. */
  public int number() {
    return number;
  }

  @Override
  public int psm() {
    return way == Way.L2CAP ? number : 0;
  }

  @Override
  public Carrier accept() throws IOException {
    byte[] name = new byte[NAME];
    Socket guest = socket.accept(name);
    try {
      return carrier(guest, name);
    } catch (IOException gone) {
      guest.close(); // the guest was gone before it came in
      return accept();
    }
  }

  private Carrier carrier(Socket guest, byte[] name) throws IOException {
    if (way == Way.RFCOMM) {
      Endpoint peer = Endpoint.ofRfcomm(name);
      return new Carrier(KernelPipe.rfcomm(guest, peer), way, peer.mac());
    }
    Endpoint peer = Endpoint.ofL2cap(name);
    return new Carrier(KernelPipe.l2cap(guest, peer), way, Optional.empty());
  }

  @Override
  public void close() {
    sign.close();
    socket.close();
  }
}
