package dev.parlor.radio.testing;

import dev.parlor.p2p.advert.Beacon;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.Handle;
import dev.parlor.radio.RadioState;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Way;
import dev.parlor.radio.gatt.ByteQueue;
import dev.parlor.radio.hardware.Carrier;
import dev.parlor.radio.hardware.Dialing;
import dev.parlor.radio.hardware.Hardware;
import dev.parlor.radio.hardware.InquiryEars;
import dev.parlor.radio.hardware.Listening;
import dev.parlor.radio.hardware.RadioRefused;
import dev.parlor.radio.hardware.ScanEars;
import dev.parlor.radio.hardware.Seen;
import dev.parlor.radio.hardware.Sign;
import dev.parlor.radio.hardware.SignPace;
import dev.parlor.radio.hardware.TableUuid;
import dev.parlor.rim.link.Pipe;
import dev.parlor.rim.table.Strand;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Radios that do what a test says. They write down what they were asked, and when. */
final class FakeHardware implements Hardware {
  /** What happens to an attempt to connect. */
  enum Fate {
    ANSWERED,
    REFUSED,
    SILENCE
  }

  /** Is thrown where a thread would wait; see {@link #threads}. */
  private static final class Waits extends Error {
    private static final long serialVersionUID = 1;
  }

  final List<String> log = new ArrayList<>();
  final Map<String, Deque<Fate>> fates = new HashMap<>();
  final List<FoundPhone> bonded = new ArrayList<>();
  final Set<Way> refusing = EnumSet.noneOf(Way.class);
  final Map<Way, FakeListening> listening = new EnumMap<>(Way.class);
  RadioState state = new RadioState(true, true, true, true);
  Optional<RadioTrouble> noScan = Optional.empty();
  Optional<RadioTrouble> noSign = Optional.empty();
  Optional<RadioTrouble> noInquiry = Optional.empty();

  /** The number of the address at which a sign is seen. Phones change their addresses. */
  int home;

  @Nullable ScanEars scan;
  @Nullable InquiryEars inquiry;
  @Nullable Beacon up;
  private final Strand strand;
  private final Deque<Runnable> waiting = new ArrayDeque<>();
  private Runnable changed = () -> {};

  FakeHardware(Strand strand) {
    this.strand = strand;
  }

  private void note(String what) {
    log.add(strand.now() + " " + what);
  }

  /** What the radios were asked, without the times. */
  List<String> asked() {
    List<String> asked = new ArrayList<>();
    log.forEach(line -> asked.add(line.substring(line.indexOf(' ') + 1)));
    return asked;
  }

  /** The times at which they were asked this. */
  List<Long> times(String what) {
    List<Long> times = new ArrayList<>();
    for (String line : log) {
      int space = line.indexOf(' ');
      if (line.substring(space + 1).equals(what)) {
        times.add(Long.parseLong(line.substring(0, space)));
      }
    }
    return times;
  }

  /** Runs tasks at once. A task that would wait is run again by {@link #wake}. */
  Executor threads() {
    return task -> {
      try {
        task.run();
      } catch (Waits waits) {
        waiting.add(task);
      }
    };
  }

  void wake() {
    List<Runnable> tasks = new ArrayList<>(waiting);
    waiting.clear();
    tasks.forEach(threads()::execute);
  }

  void become(RadioState now) {
    state = now;
    changed.run();
  }

  void fate(String who, Fate... what) {
    fates.put(who, new ArrayDeque<>(List.of(what)));
  }

  @Override
  public RadioState state() {
    return state;
  }

  @Override
  public Handle watch(Runnable task) {
    changed = task;
    return () -> {};
  }

  @Override
  public String name() {
    return "host's phone";
  }

  @Override
  public Optional<RadioTrouble> whyNoScan() {
    return state.on() ? noScan : Optional.of(RadioTrouble.OFF);
  }

  @Override
  public Listening listen(Way way, Bytes nonce) throws RadioRefused {
    if (refusing.contains(way)) {
      note("refused " + name(way, nonce));
      throw new RadioRefused(RadioTrouble.BUSY);
    }
    note("listen " + name(way, nonce));
    FakeListening socket = new FakeListening(way, nonce);
    if (!nonce.equals(TableUuid.ANY)) {
      listening.put(way, socket);
    }
    return socket;
  }

  private static String name(Way way, Bytes nonce) {
    return nonce.equals(TableUuid.ANY) ? way + " of any" : way.name();
  }

  /** A socket. Guests are put into it by {@link #come}. */
  final class FakeListening implements Listening {
    private final Way way;
    private final String name;
    private final Deque<Carrier> came = new ArrayDeque<>();
    private boolean broken;
    private boolean shut;

    FakeListening(Way way, Bytes nonce) {
      this.way = way;
      this.name = name(way, nonce);
    }

    FakePipe come() {
      FakePipe pipe = new FakePipe();
      came.add(new Carrier(pipe, way, Optional.empty()));
      wake();
      return pipe;
    }

    void breakDown() {
      broken = true;
      wake();
    }

    @Override
    public int psm() {
      return way == Way.L2CAP ? 0x91 : 0;
    }

    @Override
    public Carrier accept() throws IOException {
      if (broken) {
        throw new IOException("broken");
      } else if (came.isEmpty()) {
        throw new Waits();
      }
      return came.remove();
    }

    @Override
    public void close() {
      if (!shut) {
        note("shut " + name);
        shut = true;
        breakDown();
      }
    }
  }

  @Override
  public Sign advertise(Beacon beacon, SignPace pace, Consumer<Optional<RadioTrouble>> told)
      throws RadioRefused {
    if (!state.canAdvertise()) {
      throw new RadioRefused(RadioTrouble.NO_ADVERTISER);
    }
    note("sign up " + pace);
    up = beacon;
    told.accept(noSign);
    return new Sign() {
      @Override
      public void show(Beacon now, SignPace nowPace) {
        note("sign changed " + nowPace);
        up = now;
        told.accept(noSign);
      }

      @Override
      public void close() {
        note("sign down");
        up = null;
      }
    };
  }

  @Override
  public Handle scan(ScanEars ears) {
    note("scan");
    scan = ears;
    return () -> {
      note("no scan");
      scan = null;
    };
  }

  /** Puts a sign into the air. */
  void show(Beacon beacon, int strength) {
    ScanEars ears = scan;
    if (ears != null) {
      ears.heard(Signs.air(beacon), strength, new FakeSeen(beacon.sign().callsign(), home));
    }
  }

  /** Puts the same sign into the air as another phone. */
  void repeat(Beacon beacon, int strength, String who) {
    ScanEars ears = scan;
    if (ears != null) {
      ears.heard(Signs.air(beacon), strength, new FakeSeen(who, home));
    }
  }

  /** A phone that was seen, known by its callsign. */
  private final class FakeSeen implements Seen {
    private final String callsign;
    private final int seenAt;

    FakeSeen(String callsign, int seenAt) {
      this.callsign = callsign;
      this.seenAt = seenAt;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof FakeSeen seen
          && seen.callsign.equals(callsign)
          && seen.seenAt == seenAt;
    }

    @Override
    public int hashCode() {
      return callsign.hashCode();
    }

    @Override
    public Dialing dial(Way way, int psm, Bytes nonce) {
      return new FakeDialing(
          way + " " + callsign + (psm == 0 ? "" : " " + psm), way, () -> seenAt == home);
    }
  }

  @Override
  public Handle inquire(InquiryEars ears) throws RadioRefused {
    if (noInquiry.isPresent()) {
      throw new RadioRefused(noInquiry.get());
    }
    note("inquire");
    inquiry = ears;
    return () -> {
      note("no inquiry");
      inquiry = null;
    };
  }

  @Override
  public List<FoundPhone> bonded() {
    return bonded;
  }

  @Override
  public Dialing dial(ClassicAddress address, Bytes nonce) {
    String any = nonce.equals(TableUuid.ANY) ? " for any" : "";
    return new FakeDialing("RFCOMM " + address.text() + any, Way.RFCOMM, () -> true);
  }

  private final class FakeDialing implements Dialing {
    private final String who;
    private final Way way;
    private final BooleanSupplier there;

    FakeDialing(String who, Way way, BooleanSupplier there) {
      this.who = who;
      this.way = way;
      this.there = there;
    }

    @Override
    public Carrier connect() throws IOException {
      if (!there.getAsBoolean()) {
        note(who + " where nobody is any more");
        throw new IOException("refused");
      }
      note(who);
      Deque<Fate> planned = fates.getOrDefault(who, new ArrayDeque<>());
      Fate fate = planned.isEmpty() ? Fate.REFUSED : planned.remove();
      return switch (fate) {
        case ANSWERED -> new Carrier(new FakePipe(), way, Optional.empty());
        case REFUSED -> throw new IOException("refused");
        case SILENCE -> throw new Waits();
      };
    }

    @Override
    public void close() {
      note("give up " + who);
    }
  }

  /** Streams that lead nowhere. */
  static final class FakePipe implements Pipe {
    private final ByteQueue in = new ByteQueue();
    private final OutputStream out = new ByteArrayOutputStream();
    volatile boolean closed;

    @Override
    public InputStream in() {
      return in;
    }

    @Override
    public OutputStream out() {
      return out;
    }

    @Override
    public void endOutput() {
      // nobody reads what is written
    }

    @Override
    public void close() {
      closed = true;
      in.end();
    }
  }
}
