package dev.parlor.app.records;

import dev.parlor.app.replay.PlayedAlone;
import dev.parlor.games.GameId;
import dev.parlor.p2p.audit.Audit;
import dev.parlor.p2p.audit.BrokenTranscript;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.match.Games;
import dev.parlor.p2p.result.PlayerLine;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Unreadable;
import dev.parlor.p2p.result.Verification;
import dev.parlor.p2p.station.Judged;
import dev.parlor.p2p.station.Leaderboard;
import dev.parlor.p2p.station.LeaderboardText;
import dev.parlor.p2p.station.RankingRules;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.files.Archive;
import dev.parlor.rim.files.Imports;
import dev.parlor.rim.files.Inspection;
import dev.parlor.rim.files.TranscriptTrouble;
import dev.parlor.tables.kit.HandRecords;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.kit.TableKits;
import dev.parlor.tables.record.Statistic;
import dev.parlor.tables.record.Statistics;
import dev.parlor.tables.sitting.Replays;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The folder {@code collections/card_games} of this phone. It is slow, so it must never be used on
 * the main thread.
 */
public final class RecordBook {
  /** The name above a table of friends, without a station. */
  static final String NO_STATION = "LOCAL";

  private final TableKits kits;
  private final Games games;
  private final Archive archive;
  private final PlayedAlone shelf;
  private final HandShelf hands;
  private final Supplier<Optional<String>> me;

  public RecordBook(TableKits kits, Path folder) {
    this(kits, folder, Optional::empty);
  }

  /**
   * @param me the public key of the person who plays on this phone, if there is one
   */
  public RecordBook(TableKits kits, Path folder, Supplier<Optional<String>> me) {
    this.kits = kits;
    this.me = me;
    this.games = kits.games();
    this.archive = Archive.in(folder);
    this.shelf = new PlayedAlone(folder);
    this.hands = new HandShelf(kits, archive);
  }

  /** Reads and judges everything. */
  Collection read() {
    List<MatchRecord> matches = new ArrayList<>();
    List<Leaderboard> boards = new ArrayList<>();
    int unreadable = 0;
    for (GameId game : games.ids()) {
      List<Judged> judged = new ArrayList<>();
      for (Path file : archive.results(game)) {
        try {
          MatchRecord match = record(file);
          matches.add(match);
          judged.add(new Judged(match.result(), match.verdict()));
        } catch (Unreadable | Trouble broken) {
          unreadable++;
        }
      }
      Leaderboard board =
          Leaderboard.of(
              NO_STATION, game, judged, RankingRules.amongFriends(games), Inspection.SIGNATURES);
      if (!board.rows().isEmpty()) {
        boards.add(board);
      }
    }
    for (Path file : archive.leaderboards()) {
      fetched(file).ifPresent(boards::add);
    }
    matches.sort(Comparator.comparingLong(match -> -match.sheet().time()));
    List<Statistic> statistics = me.get().map(npub -> statistics(matches, npub)).orElse(List.of());
    return new Collection(matches, boards, statistics, alone(), hands.all(), unreadable);
  }

  /**
   * What this person has played and won, by results that hold. The game that was played last stands
   * first.
   *
   * @param matches the newest first
   */
  private static List<Statistic> statistics(List<MatchRecord> matches, String npub) {
    Statistics all = Statistics.NONE;
    for (int i = matches.size() - 1; i >= 0; i--) {
      MatchRecord match = matches.get(i);
      for (PlayerLine player : match.sheet().players()) {
        if (player.npub().equals(npub) && !RecordWords.isDamaged(match)) {
          all = all.and(match.sheet().game(), player.place() == 1);
        }
      }
    }
    return all.games();
  }

  /** Matches of this phone alone, of games that are played here. */
  private List<PlayedAlone.Kept> alone() {
    List<PlayedAlone.Kept> alone = new ArrayList<>(shelf.all());
    alone.removeIf(kept -> !kits.named(kept.match().record().game()).isPresent());
    return alone;
  }

  /** A leaderboard that a station gave; empty when the file is none. */
  private static Optional<Leaderboard> fetched(Path file) {
    try {
      byte[] text = Inspection.bytes(file, SignedResult.MAX_BYTES);
      Leaderboard board = LeaderboardText.read(new String(text, StandardCharsets.UTF_8));
      return board.isEmpty() ? Optional.empty() : Optional.of(board);
    } catch (Malformed | Trouble broken) {
      return Optional.empty();
    }
  }

  private MatchRecord record(Path file) throws Unreadable {
    SignedResult result = Inspection.result(file);
    Optional<Path> transcript = Inspection.transcriptOf(file, result.sheet().id());
    boolean receipted = hasReceipt(file, result.sheet().id());
    return new MatchRecord(file, result, judged(file, result), transcript, receipted);
  }

  /** What a result is worth. A damaged transcript proves nothing and does no harm. */
  private Verification judged(Path file, SignedResult result) {
    try {
      return Inspection.judge(games, file, result);
    } catch (TranscriptTrouble damaged) {
      return Verification.of(games, result, Inspection.SIGNATURES);
    }
  }

  private static boolean hasReceipt(Path file, String id) {
    String[] beside = file.toAbsolutePath().resolveSibling("").toFile().list();
    return beside != null
        && Arrays.stream(beside)
            .anyMatch(name -> name.startsWith(id + "-") && name.endsWith(".receipt"));
  }

  /** Takes in what somebody else has sent: a result, a transcript, or recorded hands. */
  Brought bring(byte[] bytes) {
    try {
      return bring(SignedResult.parse(bytes));
    } catch (Unreadable noResult) {
      return SignedResult.isBegun(bytes)
          ? new Brought.DamagedResult(noResult.line())
          : transcript(bytes);
    }
  }

  /** Takes in what a person has saved; answers whether it belonged to a match. */
  public boolean takeIn(byte[] bytes) {
    return bring(bytes).isTaken();
  }

  /** All results with what proves them, to be saved. */
  public List<Path> everything() {
    List<Path> files = new ArrayList<>();
    read().matches().forEach(match -> files.addAll(files(match)));
    return files;
  }

  /** The hands of a file that can be seen again. */
  HandFile.Opened open(HandFile file) {
    return hands.open(file);
  }

  private Brought bring(SignedResult result) throws Unreadable {
    Imports.Taken taken = Imports.take(games, archive, result);
    return new Brought.Result(record(taken.file()), taken.second());
  }

  private Brought transcript(byte[] bytes) {
    try {
      return transcript(Transcript.read(bytes), bytes);
    } catch (BrokenTranscript broken) {
      return broken.where() == BrokenTranscript.Where.NO_TRANSCRIPT
          ? hands.bring(bytes)
          : new Brought.DamagedTranscript(broken);
    }
  }

  private Brought transcript(Transcript transcript, byte[] bytes) {
    GameId game = transcript.roster().invite().game();
    if (!games.find(game).isPresent()) {
      return new Brought.NotOurs();
    }
    Audit audit = Inspection.audit(games, transcript);
    audit.result().ifPresent(result -> keepLonger(archive.transcript(result.sheet().id()), bytes));
    return new Brought.Proof(Replays.lies(audit), Replays.speaker(transcript, audit));
  }

  /**
   * Writes a file unless one at least as long lies there. Somebody who sends only the beginning of
   * it thus takes nothing away.
   */
  private static void keepLonger(Path file, byte[] bytes) {
    if (file.toFile().length() < bytes.length) {
      Archive.write(file, bytes);
    }
  }

  /**
   * The hands of a match in a file of their own, for programs that study them; empty when they are
   * not known.
   */
  Optional<Path> hands(MatchRecord match, Path folder) {
    Optional<? extends HandRecords<?>> form = form(kits, match);
    if (!form.isPresent()) {
      return Optional.empty();
    }
    Transcript transcript = Inspection.transcript(games, match.transcript().get());
    List<String> lines = form.get().of(transcript, Inspection.audit(games, transcript));
    if (lines.isEmpty()) {
      return Optional.empty();
    }
    Path file = folder.resolve(match.sheet().id() + ".phhs");
    String text = String.join("\n", lines) + "\n";
    Archive.write(file, text.getBytes(StandardCharsets.UTF_8));
    return Optional.of(file);
  }

  /**
   * The form for the hands of a match. Its game must have one, and its transcript must lie here.
   */
  static Optional<? extends HandRecords<?>> form(TableKits kits, MatchRecord match) {
    return kits.find(match.sheet().game())
        .filter(kit -> match.transcript().isPresent())
        .flatMap(TableKit::hands);
  }

  /** The files of a match that tell everything about it. */
  static List<Path> files(MatchRecord match) {
    List<Path> files = new ArrayList<>(Collections.singletonList(match.file()));
    match.transcript().filter(Files::exists).ifPresent(files::add);
    return files;
  }
}
