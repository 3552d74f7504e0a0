package dev.parlor.app.phones;

import dev.parlor.app.identity.Identity;
import dev.parlor.app.station.StationPhone;
import dev.parlor.app.visit.StationInRange;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.testing.FakeAir;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;

/** A station in the same air as a company of phones: their tables get its tickets. */
public final class RankedTables {
  private RankedTables() {}

  static FakeAir air() {
    return new FakeAir(Executors.newCachedThreadPool(RankedTables::daemon));
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "air");
    thread.setDaemon(true);
    return thread;
  }

  /** The owner of the station knows all of them, and the first of them asks for tickets. */
  static StationPhone stationFor(PhonesInReach company, FakeAir air, Path folder) throws Exception {
    StationPhone station = new StationPhone(air.radio(), folder, company.main, company.workers);
    station.open();
    company.main.until("the station is open", station::isOpen);
    for (TestPhone phone : company.phones) {
      Identity player = CompletableFuture.supplyAsync(phone.identity::get, company.workers).get();
      station.admit(Bytes.of(player.key().publicKey().bytes()));
    }
    company.main.until(
        "all are admitted", () -> station.view().admitted() == company.phones.size());
    TestPhone host = company.phone(0);
    host.tickets = new StationInRange(host.radio(), host.visits)::ticket;
    return station;
  }
}
