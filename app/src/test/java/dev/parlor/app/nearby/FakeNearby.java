package dev.parlor.app.nearby;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import dev.parlor.games.GameId;
import dev.parlor.games.Refusal;
import dev.parlor.p2p.link.Invitation;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.FoundPhone;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A neighbourhood that a test makes up. The wishes of the screen are in {@link #asked}. */
public final class FakeNearby extends ShownNearby {
  public final MutableLiveData<Found> found = new MutableLiveData<>(Found.NOTHING);
  public final List<String> asked = new ArrayList<>();

  /** Seats this phone here from now on, or nowhere. */
  public void sits(Optional<PhoneSitting<?>> now) {
    sitting.setValue(now);
  }

  /** Lets the last sitting come to nothing, for this reason. */
  public void fails(Refusal reason) {
    trouble.setValue(Optional.of(reason));
  }

  /** Leaves a seat, as when the process has ended. */
  public void kept(LeftSeat seat) {
    left.setValue(Optional.of(seat));
  }

  @Override
  public LiveData<Found> found() {
    return found;
  }

  /** Lets the radio hear this from now on. */
  public void hears(TableInRange... tables) {
    found.setValue(new Found(true, List.of(tables), List.of(), Map.of(), Set.of()));
  }

  /** Lets these phones answer an inquiry. */
  public void inquired(Map<ClassicAddress, Found.Answer> answers, FoundPhone... phones) {
    found.setValue(new Found(true, List.of(), List.of(phones), answers, Set.of()));
  }

  @Override
  public void search() {
    asked.add("search");
    hears();
  }

  @Override
  public void stopSearching() {
    asked.add("stop");
    found.setValue(Found.NOTHING);
  }

  @Override
  public void inquire() {
    asked.add("inquire");
  }

  @Override
  public void ask(FoundPhone phone) {
    asked.add("ask " + phone.name());
  }

  @Override
  public void ask(Invitation invitation) {
    asked.add("ask the host of an invitation");
  }

  @Override
  public PhoneSitting<?> host(GameId game, int seats, Map<String, String> options) {
    asked.add("host " + game.id() + " " + seats + " " + options);
    return sit(game, true);
  }

  @Override
  public PhoneSitting<?> join(TableInRange table) {
    asked.add("join " + table.callsign());
    return sit(table.game(), false);
  }

  @Override
  public PhoneSitting<?> join(TableInRange table, Invitation invitation) {
    asked.add("join " + table.callsign() + " by invitation");
    return sit(table.game(), false);
  }

  @Override
  public PhoneSitting<?> watch(TableInRange table) {
    asked.add("watch " + table.callsign());
    return sit(table.game(), false);
  }

  @Override
  public PhoneSitting<?> resume(LeftSeat seat) {
    asked.add("resume " + seat.table());
    return sit(seat.game(), seat.hosting());
  }

  @Override
  public void forget(LeftSeat seat) {
    asked.add("forget " + seat.table());
    left.setValue(Optional.empty());
  }

  private PhoneSitting<?> sit(GameId game, boolean hosting) {
    Optional<PhoneSitting<?>> already = sitting.getValue();
    if (already != null && already.isPresent()) {
      return already.get();
    }
    PhoneSitting<?> made = new FakeSitting<>(game, hosting);
    sitting.setValue(Optional.of(made));
    return made;
  }
}
