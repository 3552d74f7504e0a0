package dev.parlor.rim.station;

import dev.parlor.p2p.match.Games;
import dev.parlor.p2p.station.Admitted;
import dev.parlor.p2p.station.Charter;
import dev.parlor.p2p.station.RankingRules;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.files.FileShelf;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;

/** What a station's owner writes by hand: its charter, and whom it admits. */
public final class OwnersFiles {
  private static final int MOST_BYTES = 16 << 20;

  private final Games games;
  private final FileShelf shelf;
  private String looked = "";

  public OwnersFiles(Games games, FileShelf shelf) {
    this.games = games;
    this.shelf = shelf;
  }

  public Optional<Charter> charter() {
    Optional<String> text = text(Charter.PATH);
    try {
      return text.isPresent() ? Optional.of(Charter.read(text.get())) : Optional.empty();
    } catch (Malformed malformed) {
      throw bad(Charter.PATH, malformed);
    }
  }

  public Set<Bytes> admitted() {
    Optional<String> text = text(Admitted.PATH);
    try {
      return text.isPresent() ? Admitted.read(text.get()) : Set.of();
    } catch (Malformed malformed) {
      throw bad(Admitted.PATH, malformed);
    }
  }

  public void write(Charter charter) {
    shelf.write(Charter.PATH, charter.text().getBytes(StandardCharsets.UTF_8));
  }

  /**
   * The rules, if one of the files was written since this was last asked. A mistake in them is
   * thrown once, and the rules from before stay in force.
   */
  public Optional<RankingRules> changed(Charter before) {
    String now = text(Charter.PATH).orElse("") + '\0' + text(Admitted.PATH).orElse("");
    if (now.equals(looked)) {
      return Optional.empty();
    }
    looked = now;
    Charter charter = charter().orElse(before);
    if (!charter.npub().equals(before.npub()) || !charter.callsign().equals(before.callsign())) {
      throw new Trouble("station.restart", shelf.file(Charter.PATH));
    }
    return Optional.of(rules(charter));
  }

  /** The rules of a charter for the players who are admitted now. */
  public RankingRules rules(Charter charter) {
    return charter.rules(games, admitted());
  }

  private Optional<String> text(String path) {
    return shelf
        .read(path)
        .map(
            bytes ->
                new String(bytes, 0, Math.min(bytes.length, MOST_BYTES), StandardCharsets.UTF_8));
  }

  private Trouble bad(String path, Malformed malformed) {
    return new Trouble(
        "results.badCharter", shelf.file(path), String.valueOf(malformed.getMessage()));
  }
}
