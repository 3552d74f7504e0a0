package dev.parlor.rim.files;

import dev.parlor.games.GameId;
import dev.parlor.p2p.audit.SessionRecord;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.play.Finished;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.rim.Trouble;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The folder {@code collections/card_games}: results, transcripts, sessions, leaderboards. */
public final class Archive {
  private static final String CARD_GAMES = "card_games";

  private final Path root;

  private Archive(Path root) {
    this.root = root;
  }

  /**
   * The archive in a data folder. The folder may also be {@code collections} or {@code card_games}
   * itself.
   */
  public static Archive in(Path folder) {
    Path name = folder.toAbsolutePath().normalize().getFileName();
    if (name != null && name.toString().equals(CARD_GAMES)) {
      return new Archive(folder);
    }
    boolean collections = name != null && name.toString().equals("collections");
    return new Archive((collections ? folder : folder.resolve("collections")).resolve(CARD_GAMES));
  }

  /** The archive that a result file lies in, if it does lie in one. */
  public static Optional<Archive> around(Path resultFile) {
    Path game = resultFile.toAbsolutePath().getParent();
    Path results = game == null ? null : game.getParent();
    Path root = results == null ? null : results.getParent();
    return root == null ? Optional.empty() : Optional.of(new Archive(root));
  }

  public boolean exists() {
    return Files.isDirectory(root);
  }

  public Path result(GameId game, String id) {
    return root.resolve("results").resolve(game.id()).resolve(plain(id) + ".txt");
  }

  public Path transcript(String id) {
    return root.resolve("transcripts").resolve(plain(id) + ".cgt");
  }

  /** Recorded hands that somebody has brought. */
  public Path hands(String name) {
    return root.resolve("hands").resolve(plain(name) + ".phhs");
  }

  /** All files of hands that somebody has brought, by name. */
  public List<Path> hands() {
    return files(root.resolve("hands"), "[^.].*\\.phhs");
  }

  public Path session(String id) {
    return root.resolve("sessions").resolve(plain(id) + ".yaml");
  }

  public Path leaderboard(String station, GameId game) {
    return root.resolve("leaderboards").resolve(plain(station)).resolve(game.id() + ".txt");
  }

  /** All leaderboards that stations gave, by station and game. */
  public List<Path> leaderboards() {
    Path folder = root.resolve("leaderboards");
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder, 2)) {
      return files.filter(Files::isRegularFile).sorted().collect(Collectors.toList());
    } catch (IOException e) {
      throw new Trouble("file.unreadable", folder, String.valueOf(e.getMessage()));
    }
  }

  /** A name that others have chosen, made safe so that it does not lead out of the folder. */
  private static String plain(String name) {
    if (!name.matches("[A-Za-z0-9][A-Za-z0-9-]{0,63}")) {
      throw new Trouble("results.badName", name);
    }
    return name;
  }

  /** All files with results of a game, by name. */
  public List<Path> results(GameId game) {
    return files(root.resolve("results").resolve(game.id()), "[^.].*\\.txt");
  }

  private static List<Path> files(Path folder, String names) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> String.valueOf(file.getFileName()).matches(names))
          .sorted()
          .collect(Collectors.toList());
    } catch (IOException e) {
      throw new Trouble("file.unreadable", folder, String.valueOf(e.getMessage()));
    }
  }

  /**
   * Writes what a phone has of the matches that are over; answers the result file of the last one.
   */
  public Optional<Path> save(TableSession<?, ?> session) {
    Optional<Path> last = Optional.empty();
    for (Finished match : session.finished()) {
      Optional<Transcript> transcript = Transcript.of(session, match);
      if (transcript.isPresent()) {
        last = Optional.of(save(match.result(), transcript.get()));
      }
    }
    return last;
  }

  private Path save(SignedResult result, Transcript transcript) {
    ResultSheet sheet = result.sheet();
    write(transcript(sheet.id()), transcript.encode());
    write(
        session(sheet.id()),
        SessionRecord.yaml(transcript, sheet).getBytes(StandardCharsets.UTF_8));
    Path file = result(sheet.game(), sheet.id());
    write(file, result.text().getBytes(StandardCharsets.UTF_8));
    return file;
  }

  /** The shelf on which a station keeps everything. */
  public FileShelf shelf() {
    return new FileShelf(root);
  }

  public static void write(Path file, byte[] bytes) {
    try {
      AtomicFile.write(file, bytes);
    } catch (IOException e) {
      throw new Trouble("results.cantWrite", file, String.valueOf(e.getMessage()));
    }
  }
}
