package dev.parlor.app.nearby;

import androidx.lifecycle.LiveData;
import dev.parlor.games.GameId;
import dev.parlor.games.Refusal;
import dev.parlor.p2p.link.Invitation;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.TableTarget;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The object graph of a phone that plays with others. Used on the main thread. */
public final class Neighbourhood extends ShownNearby {
  private final Means means;
  private final Runnable guard;
  private final WarmUp warmUp;
  private final Openings openings;
  private final Lookout lookout;
  private final Set<PhoneSitting<?>> alive = new HashSet<>();

  /**
   * @param warmUp begun where a table gathers whose cards will be shuffled
   * @param guard asked to keep the process alive for as long as {@link #busy}
   */
  public Neighbourhood(Means means, WarmUp warmUp, Runnable guard) {
    this.means = means;
    this.warmUp = warmUp;
    this.guard = guard;
    this.openings = new Openings(means);
    this.lookout = new Lookout(means);
    means.workers().execute(() -> KeptSeat.sweep(means.rooms()));
    lookForSeats();
  }

  @Override
  public LiveData<Found> found() {
    return lookout.found();
  }

  @Override
  public void search() {
    lookout.open();
  }

  @Override
  public void stopSearching() {
    lookout.close();
  }

  @Override
  public void inquire() {
    lookout.inquire();
  }

  @Override
  public void ask(FoundPhone phone) {
    lookout.ask(phone);
  }

  @Override
  public void ask(Invitation invitation) {
    lookout.ask(invitation);
  }

  @Override
  public PhoneSitting<?> host(GameId game, int seats, Map<String, String> options) {
    return host(means.games().of(game), seats, options);
  }

  private <S, V> PhoneSitting<?> host(GameKit<S, V> kit, int seats, Map<String, String> options) {
    return sit(kit, true, (k, strand) -> openings.host(k, strand, seats, options));
  }

  @Override
  public PhoneSitting<?> join(TableInRange table) {
    return join(means.games().of(table.game()), table, lookout.target(table), Optional.empty());
  }

  @Override
  public PhoneSitting<?> join(TableInRange table, Invitation invitation) {
    TableTarget known = TableTarget.of(invitation.nonce(), invitation.keyHash(), invitation.npub());
    TableTarget target =
        new TableTarget(
            known.nonce(), known.keyHash(), known.npub(), lookout.target(table).address());
    return join(means.games().of(table.game()), table, target, Optional.of(invitation));
  }

  private <S, V> PhoneSitting<?> join(
      GameKit<S, V> kit, TableInRange table, TableTarget target, Optional<Invitation> invitation) {
    return sit(
        kit, false, (k, strand) -> openings.join(k, strand, table.nonce(), target, invitation));
  }

  @Override
  public PhoneSitting<?> watch(TableInRange table) {
    return watch(means.games().of(table.game()), table.nonce(), lookout.target(table));
  }

  private <S, V> PhoneSitting<?> watch(GameKit<S, V> kit, Bytes nonce, TableTarget target) {
    return sit(kit, false, (k, strand) -> openings.watch(k, strand, nonce, target));
  }

  @Override
  public PhoneSitting<?> resume(LeftSeat seat) {
    return resume(means.games().of(seat.game()), seat);
  }

  private <S, V> PhoneSitting<?> resume(GameKit<S, V> kit, LeftSeat seat) {
    return sit(kit, seat.hosting(), (k, strand) -> openings.resume(k, strand, seat));
  }

  @Override
  public void forget(LeftSeat seat) {
    left.setValue(Optional.empty());
    means
        .workers()
        .execute(
            () -> {
              means.rooms().forget(seat.table());
              means.main().execute(this::lookForSeats);
            });
  }

  private <S, V> PhoneSitting<?> sit(
      GameKit<S, V> kit, boolean hosting, OpenSitting.Opener<S, V> opener) {
    Optional<PhoneSitting<?>> already = now();
    if (already.isPresent()) {
      return already.get();
    }
    lookout.close();
    trouble.setValue(Optional.empty());
    left.setValue(Optional.empty());
    OpenSitting<S, V> made = new OpenSitting<>(kit, hosting, means, owner);
    alive.add(made);
    busy.setValue(true);
    sitting.setValue(Optional.of(made));
    guard.run();
    made.open(opener);
    if (kit.hiding()) {
      warmUp.begin();
    }
    return made;
  }

  private Optional<PhoneSitting<?>> now() {
    Optional<PhoneSitting<?>> now = sitting.getValue();
    return now == null ? Optional.empty() : now;
  }

  private final OpenSitting.Owner owner =
      new OpenSitting.Owner() {
        @Override
        public void leaves(PhoneSitting<?> who) {
          if (Optional.of(who).equals(sitting.getValue())) {
            sitting.setValue(Optional.empty());
            warmUp.stop();
          }
        }

        @Override
        public void ended(PhoneSitting<?> who, Optional<Refusal> reason) {
          leaves(who);
          if (reason.isPresent()) {
            trouble.setValue(reason);
          }
          alive.remove(who);
          busy.setValue(!alive.isEmpty());
          lookForSeats();
        }
      };

  /** Looks for seats that were left. They matter once this phone sits nowhere. */
  private void lookForSeats() {
    means
        .workers()
        .execute(
            () -> {
              Optional<LeftSeat> found = KeptSeat.lastLeft(means.rooms());
              means
                  .main()
                  .execute(
                      () -> {
                        if (!now().isPresent()) {
                          left.setValue(found);
                        }
                      });
            });
  }
}
