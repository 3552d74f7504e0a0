package dev.parlor.radio.control;

import dev.parlor.p2p.link.Origin;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.diary.Diary;
import dev.parlor.radio.diary.LinkMeter;
import dev.parlor.radio.hardware.Awake;
import dev.parlor.radio.hardware.Bearer;
import dev.parlor.radio.hardware.Carrier;
import dev.parlor.rim.link.Pipe;
import dev.parlor.rim.link.StreamLink;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Set;

/**
 * All connections of a phone, whatever they are for. Each keeps the phone awake while it is open.
 * When the radio goes, they end, whatever their sockets report.
 */
public final class LivePipes {
  private final Awake awake;
  private final Diary diary;
  private final int lingerMillis;
  private final Set<Pipe> live = new HashSet<>();

  /**
   * @param diary told what each connection carries
   */
  public LivePipes(Awake awake, Diary diary) {
    this(awake, diary, StreamLink.LINGER_MILLIS);
  }

  /**
   * @param lingerMillis how long a closed connection stays for what is on its way; it always takes
   *     that long, because radios can't tell the peer that nothing more is coming
   */
  public LivePipes(Awake awake, Diary diary, int lingerMillis) {
    this.awake = awake;
    this.diary = diary;
    this.lingerMillis = lingerMillis;
  }

  public RadioLink link(Carrier carrier) {
    Pipe noted = new Noted(carrier);
    synchronized (live) {
      live.add(noted);
    }
    return CarriedLink.over(noted, lingerMillis, carrier.way(), carrier.peer());
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
    private final Bearer bearer;
    private final Awake.Hold hold = awake.hold();
    private final LinkMeter meter;
    private final Haste haste;

    Noted(Carrier carrier) {
      this.pipe = carrier.pipe();
      this.bearer = carrier.bearer();
      this.meter = diary.opened(carrier.way(), bearer);
      this.haste = new Haste(bearer, diary.now());
    }

    @Override
    public Origin origin() {
      return pipe.origin();
    }

    /**
     * The stream from the peer. The phone stays awake for as long as the peer is heard every few
     * seconds.
     */
    @Override
    public InputStream in() throws IOException {
      return new FilterInputStream(pipe.in()) {
        @Override
        public int read(byte[] buffer, int from, int most) throws IOException {
          int count = super.read(buffer, from, most);
          hold.renew();
          meter.hears(Math.max(0, count));
          haste.carried(Math.max(0, count), diary.now());
          return count;
        }
      };
    }

    @Override
    public OutputStream out() throws IOException {
      OutputStream out = pipe.out();
      return new OutputStream() {
        @Override
        public void write(int one) throws IOException {
          write(new byte[] {(byte) one}, 0, 1);
        }

        @Override
        public void write(byte[] buffer, int from, int count) throws IOException {
          meter.says(count);
          haste.carried(count, diary.now());
          out.write(buffer, from, count);
        }

        @Override
        public void flush() throws IOException {
          out.flush();
        }
      };
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
      meter.end();
      bearer.over();
      pipe.close();
    }
  }
}
