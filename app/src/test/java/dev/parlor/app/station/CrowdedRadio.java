package dev.parlor.app.station;

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
import dev.parlor.radio.Search;
import dev.parlor.radio.SearchListener;
import dev.parlor.radio.TableTarget;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** A radio at whose door others push. Some guests are out again before anybody greets them. */
final class CrowdedRadio implements NearbyRadio {
  final AtomicInteger pushedOut = new AtomicInteger();
  private final NearbyRadio radio;

  CrowdedRadio(NearbyRadio radio) {
    this.radio = radio;
  }

  @Override
  public Door open(TableSign sign, Guests guests) {
    return radio.open(
        sign,
        new Guests() {
          @Override
          public void came(RadioLink link) {
            if (pushedOut.getAndDecrement() > 0) {
              link.close();
            } else {
              guests.came(link);
            }
          }

          @Override
          public void changed(DoorStatus status) {
            guests.changed(status);
          }
        });
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
  public Search search(SearchListener listener) {
    return radio.search(listener);
  }

  @Override
  public Call call(TableTarget table, CallListener listener) {
    return radio.call(table, listener);
  }
}
