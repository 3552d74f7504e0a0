package dev.parlor.app.station;

import dev.parlor.app.identity.Identity;
import dev.parlor.app.identity.IdentityStore;
import dev.parlor.p2p.match.Games;
import dev.parlor.p2p.station.Charter;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.files.Archive;
import dev.parlor.rim.files.FileShelf;
import dev.parlor.rim.station.OwnersFiles;
import java.nio.file.Path;

/**
 * What the station on this phone has on disk: a key of its own, its charter, whom it admits, and
 * the results. It is slow, so it must never be used on the main thread.
 */
public final class StationFiles {
  private final IdentityStore identity;
  private final FileShelf shelf;
  private final Games games;
  private final OwnersFiles owner;

  /**
   * @param identity the station's own, apart from that of the phone's owner
   * @param folder of the collection
   */
  public StationFiles(Games games, IdentityStore identity, Path folder) {
    this.games = games;
    this.identity = identity;
    this.shelf = Archive.in(folder).shelf();
    this.owner = new OwnersFiles(games, shelf);
  }

  /** The identity of the station, whose name says that it is one. */
  Identity identity() {
    Identity known = identity.get();
    return known.callsign().startsWith("X1")
        ? identity.rename("X3" + known.callsign().substring(2))
        : known;
  }

  /** The charter under which the station works; the usual one the first time. */
  Charter charter(Identity station) {
    Bytes npub = Bytes.of(station.key().publicKey().bytes());
    Charter written = owner.charter().orElse(null);
    if (written == null) {
      Charter fresh = Charter.of(station.callsign(), npub);
      owner.write(fresh);
      return fresh;
    } else if (!written.npub().equals(npub)) {
      throw new Trouble("station.otherKey", shelf.file(Charter.PATH));
    }
    return written;
  }

  /** The games that count there. */
  Games games() {
    return games;
  }

  OwnersFiles owner() {
    return owner;
  }

  FileShelf shelf() {
    return shelf;
  }
}
