package dev.parlor.app.phones;

import dev.parlor.p2p.advert.TableSign;
import dev.parlor.radio.Call;
import dev.parlor.radio.CallListener;
import dev.parlor.radio.Door;
import dev.parlor.radio.DoorStatus;
import dev.parlor.radio.Guests;
import dev.parlor.radio.Handle;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.RadioState;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Search;
import dev.parlor.radio.SearchListener;
import dev.parlor.radio.TableTarget;
import dev.parlor.radio.Way;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** The radio of a process that can be killed. All that it had open ends with it. */
public final class MortalRadio implements NearbyRadio {
  private final NearbyRadio radio;
  private final List<Handle> open = new CopyOnWriteArrayList<>();
  private final List<BreakableLink> links = new CopyOnWriteArrayList<>();
  private volatile boolean dead;

  MortalRadio(NearbyRadio radio) {
    this.radio = radio;
  }

  void die() {
    dead = true;
    open.forEach(Handle::close);
    cut();
  }

  void cut() {
    for (BreakableLink link : List.copyOf(links)) { // another may be built meanwhile
      link.snap();
      links.remove(link);
    }
  }

  int links() {
    return (int) links.stream().filter(BreakableLink::isOpen).count();
  }

  /** The ways that carry the open links. */
  Set<Way> ways() {
    return links.stream()
        .filter(BreakableLink::isOpen)
        .map(BreakableLink::way)
        .collect(Collectors.toSet());
  }

  private <H extends Handle> H keep(H opened) {
    open.add(opened);
    return opened;
  }

  private BreakableLink take(RadioLink link) {
    BreakableLink mine = new BreakableLink(link);
    links.add(mine);
    if (dead) {
      mine.snap();
    }
    return mine;
  }

  @Override
  public RadioState state() {
    return radio.state();
  }

  @Override
  public Handle watch(Consumer<RadioState> changed) {
    return radio.watch(changed);
  }

  @Override
  public Door open(TableSign sign, Guests guests) {
    return keep(
        radio.open(
            sign,
            new Guests() {
              @Override
              public void came(RadioLink link) {
                guests.came(take(link));
              }

              @Override
              public void changed(DoorStatus status) {
                guests.changed(status);
              }
            }));
  }

  @Override
  public Search search(SearchListener listener) {
    return keep(radio.search(listener));
  }

  @Override
  public Call call(TableTarget table, CallListener listener) {
    return keep(
        radio.call(
            table,
            new CallListener() {
              @Override
              public void reached(RadioLink link) {
                listener.reached(take(link));
              }

              @Override
              public void failed(RadioTrouble why) {
                listener.failed(why);
              }
            }));
  }
}
