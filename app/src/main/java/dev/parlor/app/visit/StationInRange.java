package dev.parlor.app.visit;

import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.station.VisitAnswer;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.FoundTable;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Search;
import dev.parlor.radio.SearchListener;
import dev.parlor.rim.Trouble;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Gets tickets from the nearest station, for a host whose match is to be ranked. */
public final class StationInRange {
  private static final long LOOKING_MILLIS = 8_000;

  private final NearbyRadio radio;
  private final StationVisits visits;
  private final long lookingMillis;

  public StationInRange(NearbyRadio radio, StationVisits visits) {
    this(radio, visits, LOOKING_MILLIS);
  }

  StationInRange(NearbyRadio radio, StationVisits visits, long lookingMillis) {
    this.radio = radio;
    this.visits = visits;
    this.lookingMillis = lookingMillis;
  }

  /** Looks for a station and asks it. This is slow, so it must never be done on the main thread. */
  public VisitAnswer.GotTicket ticket(Bytes tid) {
    TableSign station = nearest().orElseThrow(() -> new Trouble("station.noTicket", ""));
    return visits.ticket(station, tid);
  }

  private Optional<TableSign> nearest() {
    CompletableFuture<TableSign> first = new CompletableFuture<>();
    Search looking = radio.search(new Ears(first));
    try {
      return Optional.of(first.get(lookingMillis, TimeUnit.MILLISECONDS));
    } catch (TimeoutException | ExecutionException none) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } finally {
      looking.close();
    }
  }

  private record Ears(CompletableFuture<TableSign> first) implements SearchListener {
    @Override
    public void tables(List<FoundTable> tables) {
      tables.stream()
          .map(FoundTable::sign)
          .filter(sign -> sign.kind() == TableSign.Kind.STATION)
          .findFirst()
          .ifPresent(first::complete);
    }

    @Override
    public void phones(List<FoundPhone> phones) {
      // a station puts a sign up
    }

    @Override
    public void hindered(RadioTrouble why) {
      // the match goes on without a ticket
    }
  }
}
