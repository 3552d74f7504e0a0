package dev.parlor.terminal.results;

import dev.parlor.p2p.log.Hash;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Unreadable;
import dev.parlor.p2p.result.Verification;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.files.Archive;
import dev.parlor.terminal.Exit;
import dev.parlor.terminal.Rim;
import dev.parlor.terminal.home.HomeOption;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code parlor import FILE}: takes a result in either form into the own collection. */
@Command(name = "import", mixinStandardHelpOptions = true)
public final class ImportCommand implements Callable<Integer> {
  private final Rim rim;

  @Mixin private HomeOption home = new HomeOption();

  @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "RESULT")
  private Path file = Path.of("");

  public ImportCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    ResultWords words = new ResultWords(rim.texts());
    try {
      SignedResult result = Inspection.result(file);
      Path target =
          Archive.in(home.home(rim).folder()).result(result.sheet().game(), result.sheet().id());
      if (Files.exists(target)) {
        SignedResult known = Inspection.result(target);
        if (known.sheet().equals(result.sheet())) {
          result = together(known, result);
        } else {
          target = apart(target, result);
          rim.err().println(rim.texts().text("import.twoTexts", target));
        }
      }
      Archive.write(target, result.text().getBytes(StandardCharsets.UTF_8));
      Verification verdict = Inspection.judge(target, result);
      words.of(target.toString(), result, verdict).forEach(rim.out()::println);
      return Exit.OK;
    } catch (Unreadable refusal) {
      rim.err().println(words.refusal(file.toString(), refusal));
      return Exit.PROBLEM;
    }
  }

  /** What is known, with the good signatures that it lacked. */
  private static SignedResult together(SignedResult known, SignedResult more) {
    Map<Integer, String> signatures = new TreeMap<>(known.signatures());
    for (int signer : Verification.of(more, Inspection.SIGNATURES).signers()) {
      String signature = more.signatures().get(signer);
      if (signature != null
          && !Verification.of(known, Inspection.SIGNATURES).signers().contains(signer)) {
        signatures.put(signer, signature);
      }
    }
    return new SignedResult(known.sheet(), signatures);
  }

  /** Another text with the same uuid: both are kept, for everybody to see. */
  private static Path apart(Path target, SignedResult other) {
    byte[] content = other.sheet().content().getBytes(StandardCharsets.UTF_8);
    String mark = Bytes.of(Hash.tagged("cardgame/content/v1", content)).hex().substring(0, 8);
    String name = String.valueOf(target.getFileName());
    return target.resolveSibling(name.substring(0, name.length() - 4) + "-" + mark + ".txt");
  }
}
