package dev.parlor.p2p.station;

import dev.parlor.games.GameId;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Unreadable;
import dev.parlor.p2p.result.Verification;
import dev.parlor.p2p.wire.Bytes;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What a station has on its shelf: results, transcripts, and whom its owner has admitted. */
final class StationBook {
  private static final String NO_ID = "00000000-0000-0000-0000-000000000000";

  private final Shelf shelf;
  private RankingRules rules;
  private final Map<GameId, Map<String, Judged>> known = new EnumMap<>(GameId.class);

  StationBook(Shelf shelf, RankingRules rules) {
    this.shelf = shelf;
    this.rules = rules;
  }

  RankingRules rules() {
    return rules;
  }

  boolean isAdmitted(Bytes npub) {
    return rules.admitted().contains(npub);
  }

  /** The owner has written other rules, or another list of players. */
  void reread(RankingRules changed) {
    rules = changed;
  }

  void admit(Bytes npub) {
    if (isAdmitted(npub)) {
      return;
    }
    Set<Bytes> admitted = new TreeSet<>(rules.admitted());
    admitted.add(npub);
    rules = rules.withAdmitted(admitted);
    String list =
        shelf
            .read(Admitted.PATH)
            .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
            .orElse("");
    shelf.write(Admitted.PATH, Admitted.with(list, npub).getBytes(StandardCharsets.UTF_8));
  }

  boolean has(GameId game, String id) {
    return MatchIds.isUuid(id) && shelf.read(path(game, id)).isPresent();
  }

  /** Whether this very text is here already. */
  boolean has(ResultSheet sheet) {
    return find(sheet).isPresent();
  }

  private Optional<String> find(ResultSheet sheet) {
    for (String path : List.of(path(sheet.game(), sheet.id()), otherPath(sheet))) {
      Optional<byte[]> file = shelf.read(path);
      if (file.isPresent() && sheetOf(file.get()).filter(sheet::equals).isPresent()) {
        return Optional.of(path);
      }
    }
    return Optional.empty();
  }

  private static Optional<ResultSheet> sheetOf(byte[] file) {
    try {
      return Optional.of(SignedResult.parse(file).sheet());
    } catch (Unreadable damaged) {
      return Optional.empty();
    }
  }

  /** Whether another match is here under the same ticket: every match needs one of its own. */
  boolean hasUsedTicket(ResultSheet sheet, Signatures signatures) {
    for (Judged judged : results(sheet.game(), signatures)) {
      ResultSheet other = judged.result().sheet();
      if (!other.id().equals(sheet.id())
          && other.get("TICKET").equals(sheet.get("TICKET"))
          && judged.verification().counts()
          && !rules.against(other, signatures).isPresent()) { // not what a stranger has copied
        return true;
      }
    }
    return false;
  }

  /**
   * Keeps a result beside those that are ranked: whoever asks for its uuid hears that it is not
   * here, so that a stranger's text with the uuid of a real match does not stand in its way.
   */
  void keepAside(SignedResult result, Verification verdict, Signatures signatures) {
    results(result.sheet().game(), signatures);
    String path = otherPath(result.sheet());
    shelf.write(path, result.text().getBytes(StandardCharsets.UTF_8));
    byPath(result.sheet().game()).put(path, new Judged(result, verdict));
  }

  /** How many are kept beside the others. */
  long aside(GameId game) {
    return shelf.list("results/" + game.id()).stream()
        .filter(path -> path.length() > path(game, NO_ID).length())
        .count();
  }

  /** Keeps a result; another text with the same uuid stays beside it, for all to see. */
  void keep(SignedResult result, Verification verdict, Signatures signatures) {
    ResultSheet sheet = result.sheet();
    results(sheet.game(), signatures);
    String path = path(sheet.game(), sheet.id());
    Optional<byte[]> there = shelf.read(path);
    if (there.isPresent() && !sheetOf(there.get()).filter(sheet::equals).isPresent()) {
      path = otherPath(sheet);
    }
    shelf.write(path, result.text().getBytes(StandardCharsets.UTF_8));
    byPath(sheet.game()).put(path, new Judged(result, verdict));
  }

  void keepTranscript(String id, byte[] transcript) {
    shelf.write(transcriptPath(id), transcript);
  }

  /** All results of a game that are on the shelf; read and verified once. */
  List<Judged> results(GameId game, Signatures signatures) {
    if (!known.containsKey(game)) {
      for (String path : shelf.list("results/" + game.id())) {
        shelf.read(path).ifPresent(file -> load(game, path, file, signatures));
      }
    }
    return new ArrayList<>(byPath(game).values());
  }

  private void load(GameId game, String path, byte[] file, Signatures signatures) {
    try {
      SignedResult result = SignedResult.parse(file);
      Verification verdict = Verification.of(result, signatures);
      // its transcript was audited before it came here
      boolean proven =
          verdict.lacksOnlySignatures()
              && MatchIds.isUuid(result.sheet().id())
              && shelf.read(transcriptPath(result.sheet().id())).isPresent();
      byPath(game).put(path, new Judged(result, proven ? verdict.proven() : verdict));
    } catch (Unreadable damaged) {
      // it stays where it is and counts for nothing
    }
  }

  private Map<String, Judged> byPath(GameId game) {
    return known.computeIfAbsent(game, one -> new TreeMap<>());
  }

  private static String path(GameId game, String id) {
    return "results/" + game.id() + "/" + id + ".txt";
  }

  private static String otherPath(ResultSheet sheet) {
    String mark = Receipt.hashOf(sheet).hex().substring(0, 8);
    return path(sheet.game(), sheet.id() + "-" + mark);
  }

  private static String transcriptPath(String id) {
    return "transcripts/" + id + ".cgt";
  }
}
