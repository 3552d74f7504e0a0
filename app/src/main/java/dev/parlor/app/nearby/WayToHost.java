package dev.parlor.app.nearby;

import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.radio.Call;
import dev.parlor.radio.CallListener;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.TableTarget;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A call to the host that is repeated whenever the link has ended. */
final class WayToHost implements Ways {
  private final NearbyRadio radio;
  private final Function<TableSession<?, ?>, TableTarget> target;
  private final Consumer<HeldLink> reached;
  private final OpenLinks links;
  private @Nullable Call call;
  private boolean lostEarly;
  private boolean closed;

  /**
   * @param target of the call, once the table is set up
   * @param reached takes the link to the table
   */
  WayToHost(
      NearbyRadio radio,
      Function<TableSession<?, ?>, TableTarget> target,
      Consumer<HeldLink> reached,
      OpenLinks links) {
    this.radio = radio;
    this.target = target;
    this.reached = reached;
    this.links = links;
  }

  @Override
  public void begin(TableSession<?, ?> session, News news) {
    Call made =
        radio.call(
            target.apply(session),
            new CallListener() {
              @Override
              public void reached(RadioLink link) {
                news.heard(WayState.CLOSED);
                reached.accept(links.hold(link, () -> again()));
              }

              @Override
              public void failed(RadioTrouble why) {
                news.heard(new WayState(false, Set.of(why)));
              }
            });
    boolean late;
    boolean again;
    synchronized (this) {
      call = made;
      late = closed;
      again = lostEarly;
    }
    if (late) {
      made.close();
    } else if (again) {
      made.again();
    }
  }

  private void again() {
    Call made;
    synchronized (this) {
      made = closed ? null : call;
      lostEarly = call == null;
    }
    if (made != null) {
      made.again();
    }
  }

  @Override
  public void changed(TableView<?> view) {
    // a guest has no sign to change
  }

  @Override
  public void close() {
    Call made;
    synchronized (this) {
      closed = true;
      made = call;
    }
    if (made != null) {
      made.close();
    }
  }
}
