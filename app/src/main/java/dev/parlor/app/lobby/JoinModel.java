package dev.parlor.app.lobby;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MediatorLiveData;
import androidx.lifecycle.ViewModel;
import dev.parlor.app.nearby.Found;
import dev.parlor.app.nearby.Nearby;
import dev.parlor.app.nearby.PhoneSitting;
import dev.parlor.app.nearby.TableInRange;
import dev.parlor.p2p.link.Invitation;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.radio.FoundPhone;
import dev.parlor.tables.kit.TableKits;
import java.util.List;
import java.util.Optional;

/** Turns what is in range into what can be chosen. It sits down only where the person said so. */
public final class JoinModel extends ViewModel {
  private final Nearby nearby;
  private final TableKits kits;
  private final MediatorLiveData<JoinScreen> screen = new MediatorLiveData<>();
  private String typed = "";
  private Optional<Invitation> scanned = Optional.empty();
  private boolean useless;

  /**
   * @param kits the games that can be played here
   */
  public JoinModel(Nearby nearby, TableKits kits) {
    this.nearby = nearby;
    this.kits = kits;
    screen.addSource(nearby.found(), found -> heard());
  }

  LiveData<JoinScreen> screen() {
    return screen;
  }

  /** The table at which this phone sits, through a tap here or from before. */
  LiveData<Optional<PhoneSitting<?>>> sitting() {
    return nearby.sitting();
  }

  private boolean sits() {
    Optional<PhoneSitting<?>> now = nearby.sitting().getValue();
    return now != null && now.isPresent();
  }

  void search() {
    if (!sits()) {
      nearby.search();
    }
  }

  void stop() {
    nearby.stopSearching();
  }

  void type(String digits) {
    if (!digits.equals(typed)) {
      typed = digits;
      useless = false;
      scanned = Optional.empty();
      show();
    }
  }

  /** The person has finished typing. This sits down if the digits leave no choice. */
  void enter() {
    List<TableInRange> tables = found().under(typed);
    if (tables.size() == 1) {
      choose(tables.get(0));
    }
  }

  /** Inquires for phones, because a host's phone may be unable to put a sign up. */
  void lookHarder() {
    nearby.inquire();
  }

  /** Asks a phone for its table. Nobody sits down by that. */
  void ask(FoundPhone phone) {
    nearby.ask(phone);
  }

  void choose(TableInRange table) {
    if (!table.full()) {
      nearby.join(table);
    }
  }

  /** Watches at a table without a seat. */
  void watch(TableInRange table) {
    if (table.watched()) {
      nearby.watch(table);
    }
  }

  /** A code was scanned. The person wants to sit at its table as soon as it is heard. */
  void scanned(String text) {
    try {
      Invitation invitation = Invitation.read(text);
      scanned = Optional.of(invitation);
      useless = false;
      heard();
      if (!sits()) {
        nearby.ask(invitation);
      }
    } catch (Malformed another) {
      scanned = Optional.empty();
      useless = true;
      show();
    }
  }

  private void heard() {
    Optional<TableInRange> table = scanned.flatMap(found()::of);
    if (table.isPresent() && state() == JoinScreen.Scanned.AWAITED) {
      nearby.join(table.get(), scanned.get());
    }
    show();
  }

  /** What there is to say of the scanned code. Nobody is led to a table without a seat for him. */
  private JoinScreen.Scanned state() {
    if (!scanned.isPresent()) {
      return useless ? JoinScreen.Scanned.USELESS : JoinScreen.Scanned.NOTHING;
    }
    Optional<TableInRange> table = scanned.flatMap(found()::of);
    if (table.filter(found -> !knows(found)).isPresent()) {
      return JoinScreen.Scanned.UNKNOWN;
    }
    return table.filter(TableInRange::full).isPresent()
        ? JoinScreen.Scanned.FULL
        : JoinScreen.Scanned.AWAITED;
  }

  private boolean knows(TableInRange table) {
    return kits.find(table.game()).isPresent();
  }

  private void show() {
    screen.setValue(JoinScreen.of(found(), typed, state(), this::knows));
  }

  private Found found() {
    Found now = nearby.found().getValue();
    return now == null ? Found.NOTHING : now;
  }
}
