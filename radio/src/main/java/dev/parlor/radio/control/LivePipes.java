package dev.parlor.radio.control;

import dev.parlor.p2p.link.Origin;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.hardware.Awake;
import dev.parlor.radio.hardware.Carrier;
import dev.parlor.rim.link.Pipe;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Set;

/**
 * All connections of a phone, whatever they are for: each keeps it awake while it is open, and when
 * its radio goes, they go, whatever their sockets think.
 */
public final class LivePipes {
  private final Awake awake;
  private final Set<Pipe> live = new HashSet<>();

  public LivePipes(Awake awake) {
    this.awake = awake;
  }

  public RadioLink link(Carrier carrier) {
    Pipe noted = new Noted(carrier.pipe(), awake.hold());
    synchronized (live) {
      live.add(noted);
    }
    return CarriedLink.over(noted, carrier.way(), carrier.peer());
  }

  public void closeAll() {
    Set<Pipe> all;
    synchronized (live) {
      all = new HashSet<>(live);
    }
    new ArrayList<>(all).forEach(Pipe::close);
  }

  public int count() {
    synchronized (live) {
      return live.size();
    }
  }

  private final class Noted implements Pipe {
    private final Pipe pipe;
    private final Awake.Hold hold;

    Noted(Pipe pipe, Awake.Hold hold) {
      this.pipe = pipe;
      this.hold = hold;
    }

    @Override
    public Origin origin() {
      return pipe.origin();
    }

    /** The phone stays awake for as long as the peer is heard every few seconds. */
    @Override
    public InputStream in() throws IOException {
      return new FilterInputStream(pipe.in()) {
        @Override
        public int read(byte[] buffer, int from, int most) throws IOException {
          int count = super.read(buffer, from, most);
          hold.renew();
          return count;
        }
      };
    }

    @Override
    public OutputStream out() throws IOException {
      return pipe.out();
    }

    @Override
    public void endOutput() throws IOException {
      pipe.endOutput();
    }

    @Override
    public void close() {
      synchronized (live) {
        live.remove(this);
      }
      hold.letGo();
      pipe.close();
    }
  }
}
