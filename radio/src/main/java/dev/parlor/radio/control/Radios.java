package dev.parlor.radio.control;

import dev.parlor.p2p.advert.TableSign;
import dev.parlor.radio.AddressBook;
import dev.parlor.radio.Call;
import dev.parlor.radio.CallListener;
import dev.parlor.radio.Door;
import dev.parlor.radio.Guests;
import dev.parlor.radio.Handle;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.RadioState;
import dev.parlor.radio.Search;
import dev.parlor.radio.SearchListener;
import dev.parlor.radio.TableTarget;
import dev.parlor.radio.diary.Diary;
import dev.parlor.radio.diary.DiaryEvent;
import dev.parlor.radio.hardware.Awake;
import dev.parlor.radio.hardware.Hardware;
import dev.parlor.rim.table.Strand;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * The radios of one phone over its hardware. Everything that is decided is decided on one thread.
 */
public final class Radios implements NearbyRadio {
  private final Hardware hardware;
  private final Strand strand;
  private final Diary diary;
  private final Random random;
  private final LivePipes pipes;
  private final Plumbing plumbing;
  private final ScanDesk scans;
  private final InquiryDesk inquiries;
  private final Desks desks;
  private final List<Consumer<RadioState>> watchers = new CopyOnWriteArrayList<>();
  private final List<RadioDoor> doors = new ArrayList<>();
  private RadioState known;

  /** Radios without a diary that anybody reads. */
  public Radios(
      Hardware hardware,
      Strand strand,
      Executor threads,
      Awake awake,
      AddressBook book,
      Random random) {
    this(hardware, strand, threads, awake, book, new Diary(strand::now), random);
  }

  /**
   * Watches the hardware from now on.
   *
   * @param threads for what keeps a thread waiting
   * @param awake held while a link is open
   * @param diary told what happens
   * @param random for pauses, so that two phones do not run into each other for ever
   */
  public Radios(
      Hardware hardware,
      Strand strand,
      Executor threads,
      Awake awake,
      AddressBook book,
      Diary diary,
      Random random) {
    this.hardware = hardware;
    this.pipes = new LivePipes(awake, diary);
    this.plumbing = new Plumbing(strand, threads, pipes);
    this.diary = diary;
    this.strand = strand;
    this.random = random;
    this.scans = new ScanDesk(hardware, strand, diary);
    this.inquiries = new InquiryDesk(hardware, strand);
    Dialer dialer = new Dialer(plumbing, scans, inquiries, diary);
    this.desks = new Desks(hardware, strand, scans, inquiries, dialer, book, awake, diary);
    this.known = hardware.state();
    hardware.watch(() -> strand.run(this::stateChanged));
  }

  private void stateChanged() {
    RadioState now = hardware.state();
    if (now.equals(known)) {
      scans.stateChanged(); // the location or a permission
      return;
    }
    RadioState before = known;
    known = now;
    if (now.on() != before.on()) {
      diary.note(DiaryEvent.RADIO, now.on() ? "on" : "off");
    }
    if (!now.on()) {
      inquiries.stop();
      pipes.closeAll();
    }
    if (!now.discoverable(false).equals(before.discoverable(false))) {
      doors.removeIf(RadioDoor::isClosed);
      doors.forEach(RadioDoor::stateChanged);
      scans.stateChanged();
    }
    watchers.forEach(watcher -> watcher.accept(now));
  }

  @Override
  public RadioState state() {
    return hardware.state();
  }

  @Override
  public Handle watch(Consumer<RadioState> changed) {
    watchers.add(changed);
    return () -> watchers.remove(changed);
  }

  @Override
  public Door open(TableSign sign, Guests guests) {
    RadioDoor door =
        new RadioDoor(hardware, plumbing, diary, Backoff.ofDoors(random), sign, guests);
    strand.run(
        () -> {
          doors.removeIf(RadioDoor::isClosed);
          doors.add(door);
          door.open();
        });
    return door;
  }

  @Override
  public Search search(SearchListener listener) {
    RadioSearch search = new RadioSearch(strand, scans, inquiries, listener);
    search.start();
    return search;
  }

  @Override
  public Call call(TableTarget table, CallListener listener) {
    RadioCall call = new RadioCall(desks, table, listener, new CallPauses(random));
    call.start();
    return call;
  }

  /** How many connections there are. */
  public int connections() {
    return pipes.count();
  }
}
