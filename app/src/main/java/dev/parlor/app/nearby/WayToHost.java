package dev.parlor.app.nearby;

import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.radio.Call;
import dev.parlor.radio.CallListener;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.TableTarget;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A call to the phone that opened the table, repeated whenever there is no link to it. It rests
 * while another seat holds the table and is heard.
 */
final class WayToHost implements Ways {
  private final NearbyRadio radio;
  private final Executor thread;
  private final Function<TableSession<?, ?>, TableTarget> target;
  private final Consumer<HeldLink> reached;
  private final OpenLinks links;
  private @Nullable TableSession<?, ?> session;
  private @Nullable News news;
  private @Nullable Call call;
  private boolean linked;
  private boolean rests;
  private boolean closed;

  /**
   * @param thread the table's
   * @param target of the call, once the table is set up
   * @param reached takes the link to the table
   */
  WayToHost(
      NearbyRadio radio,
      Executor thread,
      Function<TableSession<?, ?>, TableTarget> target,
      Consumer<HeldLink> reached,
      OpenLinks links) {
    this.radio = radio;
    this.thread = thread;
    this.target = target;
    this.reached = reached;
    this.links = links;
  }

  @Override
  public void begin(TableSession<?, ?> table, News told) {
    session = table;
    news = told;
    dial(table, told);
  }

  private void dial(TableSession<?, ?> table, News told) {
    if (closed) {
      return;
    }
    call =
        radio.call(
            target.apply(table),
            new CallListener() {
              @Override
              public void reached(RadioLink link) {
                tell(told, WayState.CLOSED);
                reached.accept(links.hold(link, () -> thread.execute(() -> again())));
              }

              @Override
              public void failed(RadioTrouble why) {
                tell(told, new WayState(false, Set.of(why)));
              }
            });
  }

  /** Passes news on, unless the call was hung up meanwhile. */
  private void tell(News told, WayState state) {
    thread.execute(
        () -> {
          if (!rests) {
            told.heard(state);
          }
        });
  }

  /** Calls again, unless a newer link has taken the place of the one that has ended. */
  private void again() {
    if (call != null && !linked) {
      call.again();
    }
  }

  @Override
  public void changed(TableView<?> view, LinkState link) {
    if (view.gathering().ended().isPresent()) {
      close(); // there is nobody left to call
      return;
    }
    boolean before = linked;
    linked =
        view.invite().map(Invite::host).map(link.peers()::contains).orElse(!link.peers().isEmpty());
    boolean heard = link.kind() == LinkState.Kind.UP;
    rest(TableHolder.isAnother(view) && (heard || TableHolder.isMe(view)));
    if (before && !linked) {
      again();
    }
  }

  private void rest(boolean now) {
    TableSession<?, ?> table = session;
    News told = news;
    if (now == rests || table == null || told == null) {
      return;
    }
    rests = now;
    if (now) {
      hangUp();
      told.heard(WayState.CLOSED);
    } else {
      dial(table, told);
    }
  }

  private void hangUp() {
    Call made = call;
    call = null;
    if (made != null) {
      made.close();
    }
  }

  @Override
  public void close() {
    closed = true;
    hangUp();
  }
}
