package dev.parlor.app.nearby;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import dev.parlor.app.bluetooth.FoundPhone;
import dev.parlor.app.bluetooth.NearbyRadio;
import dev.parlor.app.bluetooth.RadioTrouble;
import dev.parlor.app.bluetooth.Search;
import dev.parlor.app.bluetooth.SearchListener;
import dev.parlor.app.bluetooth.TableTarget;
import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The search for tables. Of the main thread. */
final class Lookout {
  private static final int[] BARS = {-90, -75, -60};

  private final NearbyRadio radio;
  private final Executor main;
  private final MutableLiveData<Found> found = new MutableLiveData<>(Found.NOTHING);
  private final Map<Bytes, TableSign> signs = new HashMap<>();
  private @Nullable Search search;

  Lookout(NearbyRadio radio, Executor main) {
    this.radio = radio;
    this.main = main;
  }

  LiveData<Found> found() {
    return found;
  }

  void open() {
    if (search != null) {
      return;
    }
    found.setValue(new Found(true, List.of(), List.of(), Set.of()));
    SearchListener listener = new Listener();
    search = radio.search(listener);
  }

  void inquire() {
    if (search != null) {
      search.inquire();
    }
  }

  void close() {
    if (search != null) {
      search.close();
      search = null;
      found.setValue(Found.NOTHING);
    }
  }

  /** Where a table that was found is reached. */
  TableTarget target(FoundTable table) {
    TableSign sign = signs.get(table.nonce());
    return sign == null ? TableTarget.anyAt(table.nonce()) : TableTarget.of(sign);
  }

  private final class Listener implements SearchListener {
    @Override
    public void tables(List<dev.parlor.app.bluetooth.FoundTable> tables) {
      update(before -> new Found(true, read(tables), before.phones(), Set.of()));
    }

    @Override
    public void phones(List<FoundPhone> phones) {
      update(before -> new Found(true, before.tables(), phones, before.troubles()));
    }

    @Override
    public void hindered(RadioTrouble why) {
      update(before -> new Found(true, before.tables(), before.phones(), Set.of(why)));
    }

    private void update(UnaryOperator<Found> change) {
      main.execute(
          () -> {
            Found before = found.getValue();
            if (before != null && before.searching()) {
              found.setValue(change.apply(before));
            }
          });
    }
  }

  private List<FoundTable> read(List<dev.parlor.app.bluetooth.FoundTable> seen) {
    List<FoundTable> tables = new ArrayList<>();
    Map<Bytes, TableSign> read = new HashMap<>();
    for (dev.parlor.app.bluetooth.FoundTable table : seen) {
      TableSign sign = table.sign();
      boolean host = sign.kind() == TableSign.Kind.HOST && sign.game().isPresent();
      if (host && read.putIfAbsent(sign.nonce(), sign) == null) {
        tables.add(shown(sign, table.strength()));
      }
    }
    signs.putAll(read);
    return tables;
  }

  private static FoundTable shown(TableSign sign, int strength) {
    int bars = 0;
    for (int least : BARS) {
      bars += strength >= least ? 1 : 0;
    }
    return new FoundTable(
        sign.game().get(),
        sign.callsign(),
        sign.taken(),
        sign.seats(),
        sign.full(),
        bars,
        sign.nonce());
  }
}
