package dev.parlor.app.nearby;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import dev.parlor.games.GameId;
import dev.parlor.games.Refusal;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.station.TicketWatch;
import dev.parlor.rim.table.Strand;
import dev.parlor.rim.table.TableLoop;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A sitting as the screens know it. What they ask for is done on the table's thread, and what they
 * are told comes from there.
 */
final class OpenSitting<S, V> implements PhoneSitting<V>, Desk.Post<V> {
  private final GameKit<S, V> kit;
  private final boolean hosting;
  private final Means means;
  private final Owner owner;
  private final Strand strand;
  private final MutableLiveData<SittingView<V>> view = new MutableLiveData<>();
  private @Nullable Opened<S, V> opened; // used on the table's thread
  private @Nullable Desk<S, V> desk; // used on the table's thread
  private volatile @Nullable TableLoop<S, V> loop;

  /** The owner of a sitting. It is told on the main thread. */
  interface Owner {
    /** The player is finished with it. It may need a while to end in good order. */
    void leaves(PhoneSitting<?> who);

    /**
     * It is over. This is told last and once.
     *
     * @param reason why, if it was not the player's wish
     */
    void ended(PhoneSitting<?> who, Optional<Refusal> reason);
  }

  /** Sets a table up, on its thread. */
  interface Opener<S, V> {
    Opened<S, V> open(GameKit<S, V> kit, Strand strand);
  }

  OpenSitting(GameKit<S, V> kit, boolean hosting, Means means, Owner owner) {
    this.kit = kit;
    this.hosting = hosting;
    this.means = means;
    this.owner = owner;
    this.strand = means.strands().strand(this::failed);
  }

  void open(Opener<S, V> opener) {
    strand.run(
        () -> {
          try {
            Opened<S, V> table = opener.open(kit, strand);
            opened = table;
            loop = table.loop();
            Desk<S, V> mine = new Desk<>(table, means, this, this::over);
            desk = mine;
            mine.watch();
            if (kit.ranked()) {
              table.loop().watch(tickets(table.loop(), mine));
            }
            table.loop().start();
          } catch (Trouble trouble) {
            strand.close();
            over(Optional.of(new Refusal(trouble.key(), trouble.args())));
          }
        });
  }

  /**
   * The watch that fetches tickets. Without one the match goes on and counts nowhere, as its file
   * says.
   */
  private TicketWatch<S, V> tickets(TableLoop<S, V> loop, Desk<S, V> told) {
    return new TicketWatch<>(
        loop, means.workers(), means.tickets()::ticket, none -> told.noTicket());
  }

  /** Ends it after a fault of our own. The seat stays on disk and can be taken again. */
  private void failed(Throwable fault) {
    means.faults().accept(fault);
    Opened<S, V> table = opened;
    opened = null;
    desk = null;
    strand.close();
    if (table != null) {
      table.abandon();
    }
    over(Optional.of(new Refusal("nearby.fault", List.of())));
  }

  private void over(Optional<Refusal> reason) {
    means.main().execute(() -> owner.ended(this, reason));
  }

  @Override
  public void shows(SittingView<V> now) {
    means.main().execute(() -> view.setValue(now));
  }

  private void input(Input input) {
    strand.run(
        () -> {
          Opened<S, V> table = opened;
          if (table != null) {
            table.loop().input(input);
          }
        });
  }

  private void atDesk(Consumer<Desk<S, V>> task) {
    strand.run(
        () -> {
          Desk<S, V> mine = desk;
          if (mine != null) {
            task.accept(mine);
          }
        });
  }

  /**
   * Takes a player's moves. It is the table's own entrance where that is open, so a move stops
   * nowhere else on its way.
   */
  @Override
  public Consumer<Input> table() {
    TableLoop<S, V> known = loop;
    return known == null ? this::input : known::input;
  }

  @Override
  public GameId game() {
    return kit.game().id();
  }

  @Override
  public boolean hosting() {
    return hosting;
  }

  @Override
  public LiveData<SittingView<V>> view() {
    return view;
  }

  @Override
  public long now() {
    return strand.now();
  }

  @Override
  public void ready() {
    input(new Input.Ready());
  }

  @Override
  public void remove(Bytes npub) {
    input(new Input.Remove(npub));
  }

  @Override
  public void confirm() {
    SittingView<V> shown = view.getValue();
    input(new Input.Confirm(shown == null ? Optional.empty() : shown.table().sas()));
  }

  @Override
  public void differ() {
    owner.leaves(this);
    atDesk(Desk::differ);
  }

  @Override
  public void rematch() {
    input(new Input.Rematch());
  }

  @Override
  public void leave() {
    owner.leaves(this);
    atDesk(Desk::leave);
  }

  @Override
  public void forget() {
    owner.leaves(this);
    atDesk(Desk::forget);
  }
}
