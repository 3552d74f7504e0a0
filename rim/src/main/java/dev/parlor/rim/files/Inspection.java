package dev.parlor.rim.files;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.games.GameId;
import dev.parlor.p2p.audit.Audit;
import dev.parlor.p2p.audit.BrokenTranscript;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.audit.Witness;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.Games;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Unreadable;
import dev.parlor.p2p.result.Verification;
import dev.parlor.rim.Trouble;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Reads result and transcript files and judges them. */
public final class Inspection {
  public static final Signatures SIGNATURES = new Bip340(Entropy.system());

  private Inspection() {}

  /** The bytes of a file; at most one more than is ever looked at. */
  public static byte[] bytes(Path file, int max) {
    if (!Files.exists(file)) {
      throw new Trouble("file.missing", file);
    }
    if (Files.isDirectory(file)) {
      throw new Trouble("file.folder", file);
    }
    try (InputStream in = Files.newInputStream(file)) {
      return head(in, max + 1);
    } catch (IOException e) {
      throw new Trouble("file.unreadable", file, String.valueOf(e.getMessage()));
    }
  }

  private static byte[] head(InputStream in, int max) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    byte[] buffer = new byte[8192];
    int count = in.read(buffer);
    while (count >= 0 && bytes.size() < max) {
      bytes.write(buffer, 0, Math.min(count, max - bytes.size()));
      count = in.read(buffer);
    }
    return bytes.toByteArray();
  }

  public static SignedResult result(Path file) throws Unreadable {
    return SignedResult.parse(bytes(file, SignedResult.MAX_BYTES));
  }

  /** A transcript of a game that is known here. */
  public static Transcript transcript(Games games, Path file) {
    try {
      Transcript read = Transcript.read(bytes(file, Transcript.MAX_BYTES));
      GameId game = read.roster().invite().game();
      if (!games.find(game).isPresent()) {
        throw new Trouble("transcript.GAME", file, game.id());
      }
      return read;
    } catch (BrokenTranscript broken) {
      throw new TranscriptTrouble(file, broken);
    }
  }

  public static Audit audit(Games games, Transcript transcript) {
    return audit(games, transcript, Witness.NONE);
  }

  public static Audit audit(Games games, Transcript transcript, Witness witness) {
    GameKit<?, ?> kit = games.of(transcript.roster().invite().game());
    return Audit.of(kit, transcript, SIGNATURES, new SealedCrypto(), Entropy.system(), witness);
  }

  /** What a result is worth, with the transcript that lies in the same archive or beside it. */
  public static Verification judge(Games games, Path file, SignedResult result) {
    Verification alone = Verification.of(games, result, SIGNATURES);
    if (!alone.lacksOnlySignatures() || alone.counts()) {
      return alone;
    }
    return transcriptOf(file, result.sheet().id())
        .map(found -> audit(games, transcript(games, found)).judge(games, result, SIGNATURES))
        .orElse(alone);
  }

  /** The transcript beside a result file, or in the archive that it lies in. */
  public static Optional<Path> transcriptOf(Path file, String id) {
    if (!id.matches("[0-9a-f-]{36}")) {
      return Optional.empty();
    }
    Path beside = file.toAbsolutePath().resolveSibling(id + ".cgt");
    return Files.isRegularFile(beside)
        ? Optional.of(beside)
        : Archive.around(file).map(archive -> archive.transcript(id)).filter(Files::exists);
  }
}
