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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What a station has on its shelf: results, transcripts, and whom its owner has admitted. */
final class StationBook {
  private static final String NO_ID = "00000000-0000-0000-0000-000000000000";

  private final Shelf shelf;
  private RankingRules rules;
  private final Map<String, Map<String, Judged>> known = new HashMap<>();

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

  /**
   * Whether this text is here and nothing on the shelf contradicts it, so that nothing more is
   * wanted of it.
   */
  boolean has(GameId game, String text, Signatures signatures) {
    for (Judged judged : results(game, signatures)) {
      ResultSheet sheet = judged.result().sheet();
      if (MatchIds.ofText(sheet).equals(text)) {
        return judged.witnessed() || !rivals().of(sheet, signatures).isPresent();
      }
    }
    return false;
  }

  /** Whether exactly this text is on the shelf. */
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

  /** Results on the shelf that can't be true together with a given one. */
  Rivals rivals() {
    return new Rivals(this);
  }

  /** Whether the transcript of exactly this text is on the shelf. */
  boolean isWitnessed(ResultSheet sheet, Signatures signatures) {
    return results(sheet.game(), signatures).stream()
        .anyMatch(judged -> judged.witnessed() && judged.result().sheet().equals(sheet));
  }

  /**
   * Keeps a result beside those that are ranked. A peer that asks for its uuid hears that it is not
   * here, so that a stranger's text with the uuid of a real match does not stand in the way of
   * that.
   */
  void keepAside(SignedResult result, Verification verdict, Signatures signatures) {
    results(result.sheet().game(), signatures);
    String path = otherPath(result.sheet());
    shelf.write(path, result.text().getBytes(StandardCharsets.UTF_8));
    byPath(result.sheet().game()).put(path, new Judged(result, verdict, false, false));
  }

  /** How many results of this game are kept beside the ranked ones. */
  long aside(GameId game) {
    return shelf.list("results/" + game.id()).stream()
        .filter(path -> path.length() > path(game, NO_ID).length())
        .count();
  }

  /**
   * Keeps a result. Another text with the same uuid stays beside it, for all to see.
   *
   * @param transcript the transcript that leads to this text, if it was asked for
   */
  void keep(
      SignedResult result,
      Verification verdict,
      byte @Nullable [] transcript,
      Signatures signatures) {
    ResultSheet sheet = result.sheet();
    results(sheet.game(), signatures);
    String path = path(sheet.game(), sheet.id());
    Optional<byte[]> there = shelf.read(path);
    if (there.isPresent() && !sheetOf(there.get()).filter(sheet::equals).isPresent()) {
      path = otherPath(sheet);
    }
    if (transcript != null) {
      shelf.write(transcriptPath(path), transcript);
    }
    shelf.write(path, result.text().getBytes(StandardCharsets.UTF_8));
    boolean witnessed = shelf.read(transcriptPath(path)).isPresent();
    byPath(sheet.game()).put(path, new Judged(result, verdict, witnessed, false));
    overrule(sheet.game(), sheet.id());
  }

  /** All results of a game on the shelf. Each file is read and verified only once. */
  List<Judged> results(GameId game, Signatures signatures) {
    if (!known.containsKey(game.id())) {
      for (String path : shelf.list("results/" + game.id())) {
        shelf.read(path).ifPresent(file -> load(game, path, file, signatures));
      }
      Set<String> ids = new TreeSet<>();
      byPath(game).values().forEach(judged -> ids.add(judged.result().sheet().id()));
      ids.forEach(id -> overrule(game, id));
    }
    return new ArrayList<>(byPath(game).values());
  }

  private void load(GameId game, String path, byte[] file, Signatures signatures) {
    try {
      SignedResult result = SignedResult.parse(file);
      Verification verdict = Verification.of(rules.games(), result, signatures);
      // the transcript was audited before it came onto the shelf
      boolean witnessed =
          MatchIds.isUuid(result.sheet().id()) && shelf.read(transcriptPath(path)).isPresent();
      boolean proven = witnessed && verdict.lacksOnlySignatures();
      byPath(game)
          .put(path, new Judged(result, proven ? verdict.proven() : verdict, witnessed, false));
    } catch (Unreadable damaged) {
      // an unreadable file stays where it is and counts for nothing
    }
  }

  /** The transcripts of this uuid on the shelf. */
  CutOff witnesses(GameId game, String id) {
    CutOff told = new CutOff();
    byPath(game)
        .forEach(
            (path, judged) -> {
              ResultSheet sheet = judged.result().sheet();
              if (judged.witnessed() && sheet.id().equals(id)) {
                shelf.read(transcriptPath(path)).ifPresent(file -> told.add(path, sheet, file));
              }
            });
    return told;
  }

  private void overrule(GameId game, String id) {
    Map<String, Judged> all = byPath(game);
    witnesses(game, id)
        .overruled()
        .forEach((path, cut) -> all.computeIfPresent(path, (same, one) -> one.overruled(cut)));
  }

  private Map<String, Judged> byPath(GameId game) {
    return known.computeIfAbsent(game.id(), one -> new TreeMap<>());
  }

  private static String path(GameId game, String id) {
    return "results/" + game.id() + "/" + id + ".txt";
  }

  private static String otherPath(ResultSheet sheet) {
    return path(sheet.game(), MatchIds.ofText(sheet));
  }

  /** The path of the transcript for the result at this path. */
  private static String transcriptPath(String path) {
    String name = path.substring(path.lastIndexOf('/') + 1, path.length() - ".txt".length());
    return "transcripts/" + name + ".cgt";
  }
}
