package dev.parlor.radio.control;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.Call;
import dev.parlor.radio.CallListener;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.Handle;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.TableTarget;
import dev.parlor.radio.Way;
import dev.parlor.radio.diary.DiaryEvent;
import dev.parlor.radio.hardware.Hardware;
import dev.parlor.radio.hardware.RadioRefused;
import dev.parlor.radio.hardware.TableUuid;
import dev.parlor.rim.table.Strand;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A call to a table. A round goes through all ways: the phone that answered the last time,
 * addresses that are known, phones that show the table's sign (over L2CAP and GATT in turn), and
 * phones that answer an inquiry. On the radio's thread.
 */
final class RadioCall implements Call {
  /** How often a sign is tried, over L2CAP and GATT in turn, each time where it is seen by then. */
  static final int AIR_TRIES = 4;

  private final Hardware hardware;
  private final Strand strand;
  private final Desks desks;
  private final TableTarget target;
  private final Known known;
  private final CallListener listener;
  private final CallPauses pauses;
  private final Deque<Dialer.Trial> attempts = new ArrayDeque<>();
  private final Doubts doubts = new Doubts();
  private final Vigil vigil;
  private Optional<Dialer.Trial> last = Optional.empty();
  private Optional<Sighting> sighting = Optional.empty();
  private RadioTrouble trouble = RadioTrouble.NOBODY;
  private int round;
  private int airTries;
  private boolean hasSign;
  private boolean resting = true;
  private boolean closed;
  private @Nullable Handle busy;

  RadioCall(Desks desks, TableTarget target, CallListener listener, CallPauses pauses) {
    this.hardware = desks.hardware();
    this.strand = desks.strand();
    this.desks = desks;
    this.target = target;
    this.known = new Known(desks, target);
    this.listener = listener;
    this.pauses = pauses;
    this.vigil = new Vigil(desks.awake(), desks.strand());
  }

  void start() {
    strand.run(
        () -> {
          resting = false;
          vigil.begin();
          round();
        });
  }

  @Override
  public void again() {
    strand.run(
        () -> {
          if (resting && !closed) {
            resting = false;
            doubts.over(strand.now());
            vigil.begin();
            strand.at(strand.now() + pauses.ended(strand.now()), this::round);
          }
        });
  }

  private void round() {
    if (closed) {
      return;
    }
    round++;
    airTries = 0;
    trouble = RadioTrouble.NOBODY;
    sighting = Optional.empty();
    if (!hardware.state().on()) {
      trouble = hardware.state().present() ? RadioTrouble.OFF : RadioTrouble.ABSENT;
      failed();
      return;
    }
    // no scan is needed for the phone that answered the last time, and none is possible while the
    // screen is off
    if (!doubts.areThere()) {
      last.ifPresent(attempts::add);
    }
    last = Optional.empty();
    known.addresses().forEach(this::tryClassic);
    next(() -> look(strand.now() - Looking.FRESH));
  }

  private void tryClassic(ClassicAddress address) {
    attempts.add(
        new Dialer.Trial(Way.RFCOMM, Optional.empty(), () -> hardware.dial(address, nonce())));
  }

  private Bytes nonce() {
    return target.nonce().orElse(TableUuid.ANY);
  }

  /** Goes through the attempts, and does something else when none is left. */
  private void next(Runnable otherwise) {
    Dialer.Trial attempt = attempts.poll();
    if (closed) {
      attempts.clear();
    } else if (attempt == null) {
      otherwise.run();
    } else {
      busy =
          desks
              .dialer()
              .dial(
                  attempt,
                  link -> {
                    if (link == null) {
                      next(otherwise);
                    } else {
                      last = Optional.of(attempt);
                      doubts.reached(attempt.by(), strand.now());
                      reached(link);
                    }
                  });
    }
  }

  private void reached(RadioLink link) {
    attempts.clear();
    busy = null;
    resting = true;
    pauses.answered(strand.now());
    vigil.end();
    listener.reached(link);
  }

  private void look(long since) {
    if (target.nonce().isPresent()) {
      busy =
          Looking.begin(
              strand,
              desks.scans(),
              since,
              each -> target.fits(each.beacon().sign()) && !doubts.about(each.by()),
              why -> trouble = why,
              this::looked);
    } else {
      unseen();
    }
  }

  private void looked(@Nullable Sighting each) {
    if (each == null) {
      unseen();
      return;
    }
    hasSign = true;
    boolean first = !sighting.isPresent();
    sighting = Optional.of(each);
    if (first) {
      known.paired(each).forEach(phone -> tryClassic(phone.address()));
    }
    next(() -> tryAir(each));
  }

  /** Tries a sign. It is looked for anew each time: its phone may have changed its address. */
  private void tryAir(Sighting each) {
    int psm = each.beacon().psm();
    Way way = psm != 0 && airTries % 2 == 0 ? Way.L2CAP : Way.GATT;
    airTries++;
    int channel = way == Way.L2CAP ? psm : 0;
    attempts.add(
        new Dialer.Trial(way, Optional.of(each.by()), () -> each.by().dial(way, channel, nonce())));
    next(
        () -> {
          if (airTries < AIR_TRIES) {
            look(strand.now());
          } else {
            inquire();
          }
        });
  }

  /**
   * No sign was seen. A phone that showed one before, or has a known address, is out of reach then.
   * Any other phone may be unable to show a sign, so it is inquired for.
   */
  private void unseen() {
    if (doubts.forget()) {
      look(strand.now() - Looking.FRESH);
    } else if (hasSign || !known.addresses().isEmpty()) {
      failed();
    } else {
      inquire();
    }
  }

  private void inquire() {
    InquiryWait asking = new InquiryWait(this::answered);
    try {
      desks.inquiries().ask(asking);
      busy = asking;
    } catch (RadioRefused refused) {
      trouble = refused.trouble();
      failed();
    }
  }

  private void answered(List<FoundPhone> phones) {
    Suspects.of(phones, sighting, round).forEach(phone -> tryClassic(phone.address()));
    next(this::failed);
  }

  private void failed() {
    busy = null;
    desks.diary().note(DiaryEvent.NOBODY, trouble.name());
    listener.failed(trouble);
    if (!closed) {
      strand.at(strand.now() + pauses.unanswered(), this::round);
    }
  }

  @Override
  public void close() {
    strand.run(
        () -> {
          closed = true;
          vigil.end();
          if (busy != null) {
            busy.close();
            busy = null;
          }
        });
  }
}
