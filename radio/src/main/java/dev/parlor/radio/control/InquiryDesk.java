package dev.parlor.radio.control;

import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.Handle;
import dev.parlor.radio.hardware.Hardware;
import dev.parlor.radio.hardware.InquiryEars;
import dev.parlor.radio.hardware.RadioRefused;
import dev.parlor.rim.table.Strand;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The one classic inquiry of a phone, for everybody who waits for it. On the radio's thread. */
final class InquiryDesk {
  /** After how long an inquiry is over that never says so; Android's takes 12 s. */
  private static final long AT_MOST = 15_000;

  /** How many phones are noted, because one may answer under as many addresses as it likes. */
  static final int MOST = 64;

  /** Somebody who waits for the phones that answer. */
  interface Waiter {
    /** All that answered so far. */
    void phones(List<FoundPhone> phones);

    void over();
  }

  private final Hardware hardware;
  private final Strand strand;
  private final List<Waiter> waiters = new ArrayList<>();
  private final Map<ClassicAddress, FoundPhone> phones = new LinkedHashMap<>();
  private @Nullable Handle running;
  private int round;

  InquiryDesk(Hardware hardware, Strand strand) {
    this.hardware = hardware;
    this.strand = strand;
  }

  /** Asks who is there, or joins an inquiry that is on its way. */
  void ask(Waiter waiter) throws RadioRefused {
    if (running == null) {
      phones.clear();
      round++;
      int mine = round;
      running = hardware.inquire(new Ears(mine));
      strand.at(strand.now() + AT_MOST, () -> over(mine));
    }
    waiters.add(waiter);
  }

  /** Ends the inquiry, because nobody can connect while it goes on. */
  void stop() {
    over(round);
  }

  private void heard(int of, FoundPhone phone) {
    if (running != null && of == round && hasRoom(phone)) {
      phones.put(phone.address(), phone);
      List<FoundPhone> all = new ArrayList<>(phones.values());
      new ArrayList<>(waiters).forEach(waiter -> waiter.phones(all));
    }
  }

  private boolean hasRoom(FoundPhone phone) {
    return phones.size() < MOST || phones.containsKey(phone.address());
  }

  private void over(int of) {
    if (running != null && of == round) {
      running.close();
      running = null;
      List<Waiter> told = new ArrayList<>(waiters);
      waiters.clear();
      told.forEach(Waiter::over);
    }
  }

  private final class Ears implements InquiryEars {
    private final int mine;

    Ears(int mine) {
      this.mine = mine;
    }

    @Override
    public void heard(FoundPhone phone) {
      strand.run(() -> InquiryDesk.this.heard(mine, phone));
    }

    @Override
    public void finished() {
      strand.run(() -> over(mine));
    }
  }
}
