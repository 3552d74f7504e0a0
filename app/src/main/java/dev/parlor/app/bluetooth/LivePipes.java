package dev.parlor.app.bluetooth;

import dev.parlor.rim.link.Pipe;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Set;

/** All connections of a phone: when its radio goes, they go, whatever their sockets think. */
final class LivePipes {
  private final Set<Pipe> live = new HashSet<>();

  RadioLink link(Carrier carrier) {
    Pipe noted = new Noted(carrier.pipe());
    synchronized (live) {
      live.add(noted);
    }
    return CarriedLink.over(noted, carrier.way(), carrier.peer());
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

    Noted(Pipe pipe) {
      this.pipe = pipe;
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
      pipe.close();
    }
  }
}
