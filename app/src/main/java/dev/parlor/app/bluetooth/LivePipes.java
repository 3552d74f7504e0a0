package dev.parlor.app.bluetooth;

import dev.parlor.rim.link.Pipe;
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
final class LivePipes {
  private final Awake awake;
  private final Set<Pipe> live = new HashSet<>();

  LivePipes(Awake awake) {
    this.awake = awake;
  }

  RadioLink link(Carrier carrier) {
    Awake.Hold hold = awake.hold();
    Pipe noted = new Noted(carrier.pipe(), hold);
    synchronized (live) {
      live.add(noted);
    }
    return new WakingLink(CarriedLink.over(noted, carrier.way(), carrier.peer()), hold);
  }

  void closeAll() {
    Set<Pipe> all;
    synchronized (live) {
      all = new HashSet<>(live);
    }
    new ArrayList<>(all).forEach(Pipe::close);
  }

  int count() {
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
    public InputStream in() throws IOException {
      return pipe.in();
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
