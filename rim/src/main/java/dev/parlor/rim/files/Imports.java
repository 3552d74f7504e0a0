package dev.parlor.rim.files;

import dev.parlor.p2p.log.Hash;
import dev.parlor.p2p.match.Games;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Unreadable;
import dev.parlor.p2p.result.Verification;
import dev.parlor.p2p.wire.Bytes;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Takes results of others into an archive without losing anything that lies there. */
public final class Imports {
  private Imports() {}

  /**
   * What was written.
   *
   * @param second whether another text with the same uuid lies there: both are kept
   */
  public record Taken(Path file, SignedResult result, boolean second) {}

  public static Taken take(Games games, Archive archive, SignedResult result) {
    Path target = archive.result(result.sheet().game(), result.sheet().id());
    boolean second = false;
    SignedResult whole = result;
    Optional<SignedResult> known = Files.exists(target) ? known(target) : Optional.empty();
    if (known.isPresent()) {
      second = !known.get().sheet().equals(result.sheet());
      if (second) {
        target = apart(target, result);
      } else {
        whole = together(games, known.get(), result);
      }
    }
    Archive.write(target, whole.text().getBytes(StandardCharsets.UTF_8));
    return new Taken(target, whole, second);
  }

  /** The result that lies there. A damaged file counts as none, and a whole one takes its place. */
  private static Optional<SignedResult> known(Path target) {
    try {
      return Optional.of(Inspection.result(target));
    } catch (Unreadable damaged) {
      return Optional.empty();
    }
  }

  /** The known result, with good signatures added that it lacked. */
  private static SignedResult together(Games games, SignedResult known, SignedResult more) {
    Map<Integer, String> signatures = new TreeMap<>(known.signatures());
    for (int signer : Verification.of(games, more, Inspection.SIGNATURES).signers()) {
      String signature = more.signatures().get(signer);
      if (signature != null
          && !Verification.of(games, known, Inspection.SIGNATURES).signers().contains(signer)) {
        signatures.put(signer, signature);
      }
    }
    return new SignedResult(known.sheet(), signatures);
  }

  /** The place for another text with the same uuid. Both are kept, for everybody to see. */
  private static Path apart(Path target, SignedResult other) {
    byte[] content = other.sheet().content().getBytes(StandardCharsets.UTF_8);
    String mark = Bytes.of(Hash.tagged("cardgame/content/v1", content)).hex().substring(0, 8);
    String name = String.valueOf(target.getFileName());
    return target.resolveSibling(name.substring(0, name.length() - 4) + "-" + mark + ".txt");
  }
}
