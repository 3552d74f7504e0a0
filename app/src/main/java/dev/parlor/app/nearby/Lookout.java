package dev.parlor.app.nearby;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import dev.parlor.games.GameId;
import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.link.Invitation;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.FoundTable;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Search;
import dev.parlor.radio.SearchListener;
import dev.parlor.radio.Strength;
import dev.parlor.radio.TableTarget;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The search for tables. Used on the main thread. */
final class Lookout {
  private static final int[] BARS = {-90, -75, -60};

  private final Means means;
  private final MutableLiveData<Found> found = new MutableLiveData<>(Found.NOTHING);
  private final Map<Bytes, TableTarget> targets = new HashMap<>();
  private final Map<Bytes, TableInRange> answered = new LinkedHashMap<>();
  private @Nullable Search search;

  Lookout(Means means) {
    this.means = means;
  }

  LiveData<Found> found() {
    return found;
  }

  void open() {
    if (search == null) {
      answered.clear();
      found.setValue(Found.NOTHING.hindered(Set.of()));
      search = means.radio().search(new Listener());
    }
  }

  void inquire() {
    if (search != null) {
      search.inquire();
    }
  }

  void ask(FoundPhone phone) {
    update(before -> before.answered(phone, Found.Answer.AWAITED));
    new TableQuestion(means, phone.target(), phone.strength(), Optional.of(phone.address()))
        .ask(
            (table, target) -> answered(phone, table, target),
            () -> update(before -> before.answered(phone, Found.Answer.NOTHING)));
  }

  /** Asks a host that is known from another day. */
  void ask(Invitation invitation) {
    means
        .workers()
        .execute(
            () -> {
              Optional<ClassicAddress> where = means.addresses().find(invitation.npub());
              where.ifPresent(address -> means.main().execute(() -> ask(invitation, address)));
            });
  }

  private void ask(Invitation invitation, ClassicAddress address) {
    TableTarget target =
        new TableTarget(
            Optional.of(invitation.nonce()),
            Optional.empty(),
            Optional.of(invitation.npub()),
            Optional.of(address));
    new TableQuestion(means, target, Strength.UNKNOWN, Optional.of(address))
        .ask(
            (table, how) -> {
              if (table.nonce().equals(invitation.nonce())) {
                targets.put(table.nonce(), how);
                answered.put(table.nonce(), table);
                update(before -> before.with(all(before.tables())));
              }
            },
            () -> {});
  }

  void close() {
    if (search != null) {
      search.close();
      search = null;
      found.setValue(Found.NOTHING);
    }
  }

  /** The target by which a found table is reached. */
  TableTarget target(TableInRange table) {
    TableTarget known = targets.get(table.nonce());
    return known == null ? TableTarget.anyAt(table.nonce()) : known;
  }

  private void answered(FoundPhone phone, TableInRange table, TableTarget target) {
    targets.put(table.nonce(), target);
    answered.put(table.nonce(), table);
    update(before -> before.with(all(before.tables())).answered(phone, Found.Answer.TABLE));
  }

  /** Tables with a sign and tables that were asked for, the nearest first. */
  private List<TableInRange> all(List<TableInRange> seen) {
    Map<Bytes, TableInRange> all = new LinkedHashMap<>();
    seen.forEach(table -> all.put(table.nonce(), table));
    answered.forEach(all::putIfAbsent);
    List<TableInRange> nearest = new ArrayList<>(all.values());
    nearest.sort(Comparator.comparingInt(TableInRange::strength).reversed());
    return nearest;
  }

  private void update(UnaryOperator<Found> change) {
    Found before = found.getValue();
    if (before != null && before.searching()) {
      found.setValue(change.apply(before));
    }
  }

  private final class Listener implements SearchListener {
    @Override
    public void tables(List<FoundTable> tables) {
      onMain(before -> before.with(all(read(tables))).hindered(Set.of()));
    }

    @Override
    public void phones(List<FoundPhone> phones) {
      onMain(before -> before.heard(phones));
    }

    @Override
    public void hindered(RadioTrouble why) {
      onMain(before -> before.hindered(Set.of(why)));
    }

    private void onMain(UnaryOperator<Found> change) {
      means.main().execute(() -> update(change));
    }
  }

  /**
   * The tables of these signs. Of two signs of one table the stronger one counts; the link proves
   * who answers.
   */
  private List<TableInRange> read(List<FoundTable> seen) {
    Map<Bytes, TableInRange> tables = new LinkedHashMap<>();
    for (FoundTable table : seen) {
      TableSign sign = table.sign();
      boolean host = sign.kind() == TableSign.Kind.HOST;
      Optional<GameId> game = means.games().coded(sign.game()).map(GameKit::id);
      if (host && game.isPresent() && !tables.containsKey(sign.nonce())) {
        tables.put(sign.nonce(), shown(game.get(), sign, bars(table.strength())));
        targets.put(sign.nonce(), TableTarget.of(sign));
      }
    }
    return new ArrayList<>(tables.values());
  }

  static int bars(int strength) {
    int bars = 0;
    for (int least : BARS) {
      bars += strength >= least ? 1 : 0;
    }
    return bars;
  }

  private static TableInRange shown(GameId game, TableSign sign, int bars) {
    return new TableInRange(
        game,
        sign.callsign(),
        sign.occupancy().taken(),
        sign.occupancy().seats(),
        sign.occupancy().full(),
        sign.occupancy().watched(),
        bars,
        sign.nonce());
  }
}
