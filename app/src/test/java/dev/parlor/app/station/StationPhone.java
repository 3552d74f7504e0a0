package dev.parlor.app.station;

import dev.parlor.app.identity.FakeVault;
import dev.parlor.app.identity.Identity;
import dev.parlor.app.identity.IdentityStore;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.nerve.EightGames;
import dev.parlor.p2p.station.Charter;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.rim.table.RealStrand;
import dev.parlor.rim.table.Strand;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/**
 * A phone that is a station. Its owner ranks everybody who has played once. Its clock is two
 * minutes slow, because a station takes no match that ended within a minute of its ticket, and no
 * test waits.
 */
public final class StationPhone {
  private static final long SLOW = 120_000;

  private final OwnStation station;
  private final CompletableFuture<Void> ready;
  private volatile boolean ticketIsOut;

  public StationPhone(NearbyRadio radio, Path folder, Executor main, Executor workers) {
    this(
        radio,
        folder,
        main,
        workers,
        (failed, late) -> new RealStrand(workers, failed, System.currentTimeMillis() - late));
  }

  /**
   * @param strand makes the station's thread; it is told where faults go, and how late the clock is
   */
  public StationPhone(
      NearbyRadio radio,
      Path folder,
      Executor main,
      Executor workers,
      BiFunction<Consumer<Throwable>, Long, Strand> strand) {
    IdentityStore key = new IdentityStore(folder.resolve("key"), new FakeVault(), Entropy.system());
    StationFiles files = new StationFiles(EightGames.ALL.games(), key, folder);
    ready = CompletableFuture.runAsync(() -> charter(files)); // the disk works elsewhere
    Consumer<Throwable> failed =
        fault -> {
          throw new AssertionError(fault);
        };
    station =
        new OwnStation(radio, files, main, workers, () -> strand.apply(failed, SLOW), () -> {});
  }

  private static void charter(StationFiles files) {
    Identity me = files.identity();
    Bytes npub = Bytes.of(me.key().publicKey().bytes());
    files.owner().write(new Charter(me.callsign(), npub, List.of(), 0, 5, 1, 1, 20));
  }

  public void open() {
    ready.join();
    station.open();
  }

  public boolean isOpen() {
    return view().state() == StationView.State.OPEN;
  }

  public StationView view() {
    StationView now = station.view().getValue();
    return now == null ? StationView.CLOSED : now;
  }

  public void admit(Bytes npub) {
    station.admit(npub);
  }

  public void close() {
    station.close();
  }

  /** Whether players may act yet. A station refuses a match that ends too soon after its ticket. */
  public boolean isTicketOut() {
    return ticketIsOut;
  }

  public void ticketIsOut() {
    ticketIsOut = true;
  }
}
