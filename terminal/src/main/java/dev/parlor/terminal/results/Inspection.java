package dev.parlor.terminal.results;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.audit.Audit;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Unreadable;
import dev.parlor.p2p.result.Verification;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.rim.files.Archive;
import dev.parlor.terminal.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Reads result and transcript files and judges them. */
final class Inspection {
  static final Signatures SIGNATURES = new Bip340(Entropy.system());

  private Inspection() {}

  /** At most one byte more than is ever looked at. */
  static byte[] bytes(Path file, int max) {
    if (!Files.exists(file)) {
      throw new Problem("file.missing", file);
    }
    if (Files.isDirectory(file)) {
      throw new Problem("file.folder", file);
    }
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(max + 1);
    } catch (IOException e) {
      throw new Problem("file.unreadable", file, String.valueOf(e.getMessage()));
    }
  }

  static SignedResult result(Path file) throws Unreadable {
    return SignedResult.parse(bytes(file, SignedResult.MAX_BYTES));
  }

  static Transcript transcript(Path file) {
    try {
      return Transcript.decode(bytes(file, Transcript.MAX_BYTES));
    } catch (Malformed malformed) {
      throw new Problem("results.badTranscript", file, String.valueOf(malformed.getMessage()));
    }
  }

  static Audit audit(Transcript transcript) {
    return Audit.of(transcript, SIGNATURES, new SealedCrypto(), Entropy.system());
  }

  /** What a result is worth, with the transcript that lies in the same archive or beside it. */
  static Verification judge(Path file, SignedResult result) {
    Verification alone = Verification.of(result, SIGNATURES);
    if (!alone.lacksOnlySignatures() || alone.counts()) {
      return alone;
    }
    return transcriptOf(file, result.sheet().id())
        .map(found -> audit(transcript(found)).judge(result, SIGNATURES))
        .orElse(alone);
  }

  /** The transcript beside a result file, or in the archive that it lies in. */
  static Optional<Path> transcriptOf(Path file, String id) {
    if (!id.matches("[0-9a-f-]{36}")) {
      return Optional.empty();
    }
    Path beside = file.toAbsolutePath().resolveSibling(id + ".cgt");
    return Files.isRegularFile(beside)
        ? Optional.of(beside)
        : Archive.around(file).map(archive -> archive.transcript(id)).filter(Files::exists);
  }
}
