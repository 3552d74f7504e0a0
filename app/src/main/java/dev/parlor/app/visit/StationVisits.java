package dev.parlor.app.visit;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import dev.parlor.app.identity.Identity;
import dev.parlor.app.identity.IdentityStore;
import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.match.Games;
import dev.parlor.p2p.station.StationVisit;
import dev.parlor.p2p.station.VisitAnswer;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.FoundTable;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Search;
import dev.parlor.radio.SearchListener;
import dev.parlor.radio.TableTarget;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.files.Inspection;
import dev.parlor.rim.station.Visited;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Finds stations in range and visits them. Used on the main thread, unless a method says otherwise.
 */
public final class StationVisits {
  private static final long PATIENCE_MILLIS = 60_000;

  private final Games games;
  private final NearbyRadio radio;
  private final IdentityStore identity;
  private final Path folder;
  private final Executor main;
  private final Executor workers;
  private final MutableLiveData<List<TableSign>> stations = new MutableLiveData<>(List.of());
  private @Nullable Search search;

  /**
   * @param folder of the collection
   */
  public StationVisits(
      Games games,
      NearbyRadio radio,
      IdentityStore identity,
      Path folder,
      Executor main,
      Executor workers) {
    this.games = games;
    this.radio = radio;
    this.identity = identity;
    this.folder = folder;
    this.main = main;
    this.workers = workers;
  }

  /** The stations in range while they are looked for, the strongest first. */
  public LiveData<List<TableSign>> stations() {
    return stations;
  }

  public void search() {
    if (search == null) {
      search = radio.search(new Ears());
    }
  }

  public void stopSearching() {
    Search going = search;
    search = null;
    if (going != null) {
      going.close();
    }
  }

  /** Hands in the results that this station lacks, and fetches its leaderboards. */
  public void handIn(TableSign station, Consumer<VisitReport> told) {
    workers.execute(
        () -> {
          Parcel parcel = new Parcel(games, folder);
          VisitReport report;
          try {
            Identity me = identity.get();
            StationVisit visit = parcel.visit(me.callsign());
            report = parcel.unpack(station.callsign(), visit(station, me, visit));
          } catch (Trouble trouble) {
            report = parcel.unpack(station.callsign(), Visited.NOBODY);
          }
          VisitReport last = report;
          main.execute(() -> told.accept(last));
        });
  }

  /** The ticket of a table. This is slow, so it must never be asked for on the main thread. */
  public VisitAnswer.GotTicket ticket(TableSign station, Bytes tid) {
    Identity me = identity.get();
    StationVisit visit =
        new StationVisit(
            me.callsign(),
            Inspection.SIGNATURES,
            tid,
            List.of(),
            none -> Optional.empty(),
            List.of());
    return visit(station, me, visit)
        .first(VisitAnswer.GotTicket.class)
        .orElseThrow(() -> new Trouble("station.noTicket", station.callsign()));
  }

  private Visited visit(TableSign station, Identity me, StationVisit visit) {
    LinkIdentity own =
        new LinkIdentity(
            me.key(), me.callsign(), LinkKey.generate(Entropy.system()), Entropy.system());
    return new StationLine(PATIENCE_MILLIS).visit(radio, TableTarget.of(station), own, visit);
  }

  private final class Ears implements SearchListener {
    @Override
    public void tables(List<FoundTable> tables) {
      List<TableSign> found =
          tables.stream()
              .map(FoundTable::sign)
              .filter(sign -> sign.kind() == TableSign.Kind.STATION)
              .collect(Collectors.toList());
      main.execute(() -> stations.setValue(found));
    }

    @Override
    public void phones(List<FoundPhone> phones) {
      // a station puts a sign up
    }

    @Override
    public void hindered(RadioTrouble why) {
      // the search goes on by itself when it can
    }
  }
}
