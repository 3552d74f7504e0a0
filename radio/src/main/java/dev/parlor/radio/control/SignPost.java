package dev.parlor.radio.control;

import dev.parlor.p2p.advert.Beacon;
import dev.parlor.p2p.advert.TableSign;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.hardware.Hardware;
import dev.parlor.radio.hardware.RadioRefused;
import dev.parlor.radio.hardware.Sign;
import dev.parlor.radio.hardware.SignPace;
import dev.parlor.rim.table.Strand;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The sign above a door. Its words are changed while it is up: a sign that is taken down and put up
 * again would have another address, and guests on their way would call the old one. On the radio's
 * thread.
 */
final class SignPost {
  private final Hardware hardware;
  private final Strand strand;
  private final Runnable changed;
  private Optional<RadioTrouble> trouble = Optional.empty();
  private @Nullable Beacon shown;
  private @Nullable Sign sign;
  private int attempt;
  private boolean up;

  /**
   * @param changed told when the sign is up, or is not up any more
   */
  SignPost(Hardware hardware, Strand strand, Runnable changed) {
    this.hardware = hardware;
    this.strand = strand;
    this.changed = changed;
  }

  boolean isUp() {
    return up;
  }

  /** Why it is not up, or not as it should be. */
  Optional<RadioTrouble> trouble() {
    return trouble;
  }

  void show(Beacon beacon) {
    if (beacon.equals(shown)) {
      return;
    }
    Sign there = sign;
    shown = beacon;
    trouble = Optional.empty();
    if (there == null) {
      putUp(beacon);
    } else {
      there.show(beacon, pace(beacon));
    }
  }

  /**
   * How often a sign is repeated: often while somebody may still sit down, or while a lost guest is
   * looked for.
   */
  private static SignPace pace(Beacon beacon) {
    TableSign sign = beacon.sign();
    return switch (sign.kind()) {
      case HOST -> sign.occupancy().full() ? SignPace.CALM : SignPace.EAGER;
      case GUEST -> SignPace.EAGER;
      case STATION -> SignPace.CALM;
    };
  }

  private void putUp(Beacon beacon) {
    attempt++;
    int mine = attempt;
    try {
      sign =
          hardware.advertise(
              beacon, pace(beacon), answer -> strand.run(() -> answered(mine, answer)));
    } catch (RadioRefused refused) {
      shown = null;
      trouble = Optional.of(refused.trouble());
    }
  }

  private void answered(int of, Optional<RadioTrouble> answer) {
    if (of != attempt || sign == null) {
      return;
    }
    up = !answer.isPresent();
    if (!up) {
      takeDown();
      trouble = answer;
    }
    changed.run();
  }

  void takeDown() {
    Sign there = sign;
    sign = null;
    shown = null;
    up = false;
    trouble = Optional.empty();
    if (there != null) {
      there.close();
    }
  }
}
