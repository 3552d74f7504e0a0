package dev.parlor.radio.control;

import dev.parlor.p2p.advert.Crc16;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.AddressBook;
import dev.parlor.radio.Call;
import dev.parlor.radio.CallListener;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.Handle;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.TableTarget;
import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.Hardware;
import dev.parlor.radio.hardware.RadioRefused;
import dev.parlor.radio.hardware.TableUuid;
import dev.parlor.rim.table.Strand;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A call to a table. A round goes through all ways: addresses that are known, then whoever shows
 * the table's sign, over L2CAP and GATT, then whoever answers an inquiry. On the radio's thread.
 */
final class RadioCall implements Call {
  static final int TRIES = 3;
  private static final long LOOKING = 6_000;
  private static final long FRESH = 5_000;
  private static final int STRANGERS = 4;

  private final Hardware hardware;
  private final Strand strand;
  private final ScanDesk scans;
  private final InquiryDesk inquiries;
  private final Dialer dialer;
  private final AddressBook book;
  private final TableTarget target;
  private final CallListener listener;
  private final Backoff backoff;
  private final Deque<Dialer.Start> attempts = new ArrayDeque<>();
  private Optional<Sighting> sighting = Optional.empty();
  private RadioTrouble trouble = RadioTrouble.NOBODY;
  private int round;
  private boolean hasSign;
  private boolean resting = true;
  private boolean closed;
  private @Nullable Handle busy;

  RadioCall(
      Hardware hardware,
      Strand strand,
      ScanDesk scans,
      InquiryDesk inquiries,
      Dialer dialer,
      AddressBook book,
      TableTarget target,
      CallListener listener,
      Backoff backoff) {
    this.hardware = hardware;
    this.strand = strand;
    this.scans = scans;
    this.inquiries = inquiries;
    this.dialer = dialer;
    this.book = book;
    this.target = target;
    this.listener = listener;
    this.backoff = backoff;
  }

  void start() {
    strand.run(
        () -> {
          resting = false;
          round();
        });
  }

  @Override
  public void again() {
    strand.run(
        () -> {
          if (resting && !closed) {
            resting = false;
            strand.at(strand.now() + backoff.next(), this::round);
          }
        });
  }

  private void round() {
    if (closed) {
      return;
    }
    round++;
    trouble = RadioTrouble.NOBODY;
    sighting = Optional.empty();
    if (!hardware.state().on()) {
      trouble = hardware.state().present() ? RadioTrouble.OFF : RadioTrouble.ABSENT;
      failed();
      return;
    }
    known().forEach(address -> attempts.add(() -> hardware.dial(address, nonce())));
    next(this::look);
  }

  private Bytes nonce() {
    return target.nonce().orElse(TableUuid.ANY);
  }

  /** Addresses for which nobody must be seen. */
  private List<ClassicAddress> known() {
    List<ClassicAddress> known = new ArrayList<>();
    target.address().ifPresent(known::add);
    target.npub().flatMap(book::find).filter(each -> !known.contains(each)).ifPresent(known::add);
    return known;
  }

  /** Goes through the attempts, and on when none is left. */
  private void next(Runnable otherwise) {
    Dialer.Start attempt = attempts.poll();
    if (closed) {
      attempts.clear();
    } else if (attempt == null) {
      otherwise.run();
    } else {
      busy =
          dialer.dial(
              attempt,
              link -> {
                if (link == null) {
                  next(otherwise);
                } else {
                  reached(link);
                }
              });
    }
  }

  private void reached(RadioLink link) {
    attempts.clear();
    busy = null;
    resting = true;
    backoff.succeeded();
    listener.reached(link);
  }

  private void look() {
    if (!target.nonce().isPresent()) {
      inquire();
      return;
    }
    Optional<Sighting> fresh =
        scans.recent(each -> fits(each) && strand.now() - each.time() <= FRESH);
    if (fresh.isPresent()) {
      found(fresh.get());
      return;
    }
    Looking looking = new Looking();
    Handle view = scans.view(looking);
    looking.view = view;
    busy = looking;
    strand.at(strand.now() + LOOKING, looking::inVain);
  }

  private boolean fits(Sighting each) {
    return target.fits(each.beacon().sign());
  }

  /** Waits for the table's sign. */
  private final class Looking implements ScanDesk.Viewer, Handle {
    private @Nullable Handle view;
    private boolean over;

    @Override
    public void seen(Sighting each) {
      if (!over && fits(each)) {
        close();
        found(each);
      }
    }

    @Override
    public void hindered(RadioTrouble why) {
      trouble = why;
      if (why == RadioTrouble.NO_LOW_ENERGY) {
        strand.run(this::inVain); // no use in waiting for a sign
      }
    }

    void inVain() {
      if (!over) {
        close();
        gone();
      }
    }

    @Override
    public void close() {
      over = true;
      if (view != null) {
        view.close();
      }
    }
  }

  /** Who showed a sign before is out of reach; who never did may be unable to. */
  private void gone() {
    if (hasSign) {
      failed();
    } else {
      inquire();
    }
  }

  private void found(Sighting each) {
    hasSign = true;
    sighting = Optional.of(each);
    int name = each.beacon().nameCrc();
    for (FoundPhone paired : hardware.bonded()) {
      if (Crc16.of(paired.name()) == name) {
        attempts.add(() -> hardware.dial(paired.address(), nonce()));
      }
    }
    int psm = each.beacon().psm();
    for (int i = 0; i < TRIES && psm != 0; i++) {
      attempts.add(() -> each.by().dial(Way.L2CAP, psm, nonce()));
    }
    for (int i = 0; i < TRIES; i++) {
      attempts.add(() -> each.by().dial(Way.GATT, 0, nonce()));
    }
    next(this::inquire);
  }

  private void inquire() {
    Asking asking = new Asking();
    try {
      inquiries.ask(asking);
      busy = asking;
    } catch (RadioRefused refused) {
      trouble = refused.trouble();
      failed();
    }
  }

  /** Waits for the end of an inquiry. */
  private final class Asking implements InquiryDesk.Waiter, Handle {
    private List<FoundPhone> phones = List.of();
    private boolean over;

    @Override
    public void phones(List<FoundPhone> all) {
      phones = all;
    }

    @Override
    public void over() {
      if (!over) {
        over = true;
        answered(phones);
      }
    }

    @Override
    public void close() {
      over = true;
    }
  }

  /** Tries first whose name fits the sign that was seen, then the nearest. */
  private void answered(List<FoundPhone> phones) {
    List<FoundPhone> sorted = new ArrayList<>(phones);
    sorted.sort(
        Comparator.comparing((FoundPhone phone) -> !isNamed(phone))
            .thenComparing(Comparator.comparingInt(FoundPhone::strength).reversed()));
    List<FoundPhone> tried = sorted.subList(0, Math.min(STRANGERS, sorted.size()));
    // In every round another one comes first: the first one may be a table, but the wrong one.
    java.util.Collections.rotate(tried, sighting.isPresent() ? 0 : 1 - round);
    for (FoundPhone phone : tried) {
      int tries = isNamed(phone) ? TRIES : 1;
      for (int i = 0; i < tries; i++) {
        attempts.add(() -> hardware.dial(phone.address(), nonce()));
      }
    }
    next(this::failed);
  }

  private boolean isNamed(FoundPhone phone) {
    return sighting.map(each -> each.beacon().nameCrc() == Crc16.of(phone.name())).orElse(false);
  }

  private void failed() {
    busy = null;
    listener.failed(trouble);
    if (!closed) {
      strand.at(strand.now() + backoff.next(), this::round);
    }
  }

  @Override
  public void close() {
    strand.run(
        () -> {
          closed = true;
          if (busy != null) {
            busy.close();
            busy = null;
          }
        });
  }
}
