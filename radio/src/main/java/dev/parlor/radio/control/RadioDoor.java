package dev.parlor.radio.control;

import dev.parlor.p2p.advert.Beacon;
import dev.parlor.p2p.advert.Crc16;
import dev.parlor.p2p.advert.TableSign;
import dev.parlor.radio.Door;
import dev.parlor.radio.DoorStatus;
import dev.parlor.radio.Guests;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.diary.Diary;
import dev.parlor.radio.diary.DiaryEvent;
import dev.parlor.radio.hardware.Hardware;
import dev.parlor.rim.table.Strand;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A door: the ways in, with a sign above them. The sign goes up only when somebody who reads it can
 * come in. What could not be opened is tried again, after growing pauses.
 */
final class RadioDoor implements Door, Entrances.Owner {
  private final Hardware hardware;
  private final Strand strand;
  private final Diary diary;
  private final Backoff backoff;
  private final Guests guests;
  private final Entrances entrances;
  private final SignPost post;
  private TableSign sign;
  private boolean closed;
  private boolean planned;
  private @Nullable DoorStatus told;

  RadioDoor(
      Hardware hardware,
      Plumbing plumbing,
      Diary diary,
      Backoff backoff,
      TableSign sign,
      Guests guests) {
    this.hardware = hardware;
    this.strand = plumbing.strand();
    this.diary = diary;
    this.backoff = backoff;
    this.sign = sign;
    this.guests = guests;
    this.entrances = new Entrances(hardware, plumbing, sign.nonce(), this);
    this.post = new SignPost(hardware, strand, this::weigh);
  }

  boolean isClosed() {
    return closed;
  }

  /** Opens the door, or what of it is not open. On the radio's thread. */
  void open() {
    if (closed) {
      return;
    }
    if (hardware.state().on()) {
      entrances.open();
    } else {
      shut();
      tell(DoorStatus.shut(hardware.state().present() ? RadioTrouble.OFF : RadioTrouble.ABSENT));
    }
  }

  /** The state of the radio changed. */
  void stateChanged() {
    if (!hardware.state().on()) {
      shut();
    }
    open();
  }

  @Override
  public void came(RadioLink link) {
    if (closed) {
      link.close();
    } else {
      diary.note(DiaryEvent.CAME, link.way(), 0, "");
      guests.came(link);
    }
  }

  @Override
  public void changed() {
    if (!closed) {
      post.show(new Beacon(sign, entrances.psm(), Crc16.of(hardware.name())));
      weigh();
    }
  }

  /** Tells how the door stands, and tries again what was refused for now. */
  private void weigh() {
    Set<RadioTrouble> troubles = EnumSet.noneOf(RadioTrouble.class);
    troubles.addAll(entrances.troubles());
    post.trouble().ifPresent(troubles::add);
    troubles.remove(RadioTrouble.NO_LOW_ENERGY); // the sign says so already
    if (troubles.contains(RadioTrouble.BUSY)) {
      tryLater();
    } else if (post.isUp()) {
      backoff.succeeded();
    }
    tell(new DoorStatus(post.isUp(), Set.copyOf(entrances.ways()), Set.copyOf(troubles)));
  }

  private void tryLater() {
    if (!planned) {
      planned = true;
      strand.at(
          strand.now() + backoff.next(),
          () -> {
            planned = false;
            open();
          });
    }
  }

  private void shut() {
    post.takeDown();
    entrances.shut();
  }

  private void tell(DoorStatus status) {
    if (!closed && !status.equals(told)) {
      told = status;
      diary.note(
          DiaryEvent.DOOR,
          (status.signUp() ? "sign " : "no sign ") + status.ways() + " " + status.troubles());
      guests.changed(status);
    }
  }

  @Override
  public void show(TableSign now) {
    strand.run(
        () -> {
          sign = now;
          if (hardware.state().on() && !entrances.areOpening()) {
            changed();
          }
        });
  }

  @Override
  public void close() {
    strand.run(
        () -> {
          if (!closed) {
            closed = true;
            shut();
          }
        });
  }
}
