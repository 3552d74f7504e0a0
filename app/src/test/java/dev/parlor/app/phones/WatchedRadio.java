package dev.parlor.app.phones;

import dev.parlor.p2p.advert.TableSign;
import dev.parlor.radio.Call;
import dev.parlor.radio.CallListener;
import dev.parlor.radio.Door;
import dev.parlor.radio.Guests;
import dev.parlor.radio.Handle;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.RadioState;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Search;
import dev.parlor.radio.SearchListener;
import dev.parlor.radio.TableTarget;
import dev.parlor.tables.testing.Walk;
import java.util.function.Consumer;

/** A radio whose calls lead to watched links. */
public final class WatchedRadio implements NearbyRadio {
  private final NearbyRadio radio;
  private final Consumer<String> called;

  /**
   * @param called told the name of each method of a link, before it is called
   */
  WatchedRadio(NearbyRadio radio, Consumer<String> called) {
    this.radio = radio;
    this.called = called;
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
    return radio.open(sign, guests);
  }

  @Override
  public Search search(SearchListener listener) {
    return radio.search(listener);
  }

  @Override
  public Call call(TableTarget table, CallListener listener) {
    return radio.call(
        table,
        new CallListener() {
          @Override
          public void reached(RadioLink link) {
            listener.reached(Walk.watched(RadioLink.class, link, called));
          }

          @Override
          public void failed(RadioTrouble why) {
            listener.failed(why);
          }
        });
  }
}
