package dev.parlor.radiovm;

import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.testing.link.LinkLab;
import dev.parlor.radio.Way;
import dev.parlor.radio.control.LivePipes;
import dev.parlor.radio.diary.Diary;
import dev.parlor.radio.hardware.Awake;
import dev.parlor.radio.hardware.Carrier;
import dev.parlor.radio.hardware.Dialing;
import dev.parlor.radio.testing.RadioMeeting;
import java.io.IOException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Links between two adapters over one way. */
final class BluezLinks implements LinkLab {
  private static final int SOON = 3;

  private final TwoAdapters adapters;
  private final Way way;
  private final LivePipes pipes =
      new LivePipes(Awakened::new, new Diary(() -> System.nanoTime() / 1_000_000));
  private final ScheduledExecutorService threads = Executors.newScheduledThreadPool(2);
  private @Nullable RadioMeeting meeting;

  /** Does nothing: a computer in a virtual machine does not fall asleep. */
  private static final class Awakened implements Awake.Hold {
    @Override
    public void renew() {
      // it is awake
    }

    @Override
    public void letGo() {
      // it stays awake
    }
  }

  BluezLinks(TwoAdapters adapters, Way way) {
    this.adapters = adapters;
    this.way = way;
  }

  private RadioMeeting meeting() throws IOException {
    RadioMeeting open = meeting;
    if (open == null) {
      throw new IOException("no door");
    }
    return open;
  }

  @Override
  public void open(Consumer<Link> guests) throws IOException {
    try {
      RadioMeeting open = RadioMeeting.in(adapters, way);
      meeting = open;
      threads.execute(() -> letIn(open, guests));
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }

  private void letIn(RadioMeeting open, Consumer<Link> guests) {
    try {
      while (true) {
        Carrier came = open.next();
        guests.accept(pipes.link(came));
      }
    } catch (InterruptedException over) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public Link connect() throws IOException {
    return pipes.link(meeting().connect());
  }

  /** Gives up in the way of a call: by closing what connects. */
  @Override
  public Link connectToNobody() throws IOException {
    try (RadioMeeting alone = met()) {
      Dialing dialing = alone.dial();
      adapters.silence();
      var unused = threads.schedule(dialing::close, SOON, TimeUnit.SECONDS);
      return pipes.link(dialing.connect());
    }
  }

  private RadioMeeting met() throws IOException {
    try {
      return RadioMeeting.in(adapters, way);
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }

  @Override
  public void shut() {
    RadioMeeting open = meeting;
    if (open != null) {
      open.shut();
    }
  }

  @Override
  public void close() {
    pipes.closeAll();
    RadioMeeting open = meeting;
    if (open != null) {
      open.close();
    }
    threads.shutdownNow();
    adapters.close();
  }
}
