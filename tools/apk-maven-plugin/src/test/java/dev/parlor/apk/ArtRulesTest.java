package dev.parlor.apk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArtRulesTest {
  @TempDir Path dir;

  /**
   * A map from names to names: the class TinyApp of the dex file was called Table in its source.
   */
  private Path map() throws Exception {
    return Files.writeString(
        dir.resolve("mapping.txt"),
        """
        dev.parlor.Table -> dev.parlor.apk.TinyApp:
            java.nio.file.Path deal(java.lang.String,java.lang.String) -> write
        """);
  }

  private List<Path> dex() throws Exception {
    new TinyApp(dir).apk();
    return Folders.allFiles(dir.resolve("work"), ".dex");
  }

  @Test
  void rulesFindWhatWasRenamed() throws Exception {
    Path own = Files.writeString(dir.resolve("own.txt"), "HSPLdev/parlor/Table;->deal(**)**\n");
    Files.createDirectories(dir.resolve("lib"));
    Files.writeString(dir.resolve("lib/baseline-prof.txt"), "Ldev/parlor/Table;\n");
    Aar library = new Aar("lib", dir.resolve("lib"));
    ArtRules rules =
        new ArtRules(ArtRules.gather(own, List.of(library), dir.resolve("all.txt")), map());
    List<Path> dex = dex();
    rules.compile(dex, dir.resolve("out"));
    List<String> kept = rules.decompile(dex, dir.resolve("out"));
    assertTrue(
        kept.stream().anyMatch(line -> line.startsWith("HSPLdev/parlor/Table;->deal(")),
        kept.toString());
    assertTrue(kept.contains("Ldev/parlor/Table;"), kept.toString());
    assertEquals(2, kept.size(), kept.toString());
    assertTrue(Files.size(dir.resolve("out/baseline.profm")) > 0);
  }

  @Test
  void aRuleThatFindsNothingIsNamed() throws Exception {
    Path own =
        Files.writeString(
            dir.resolve("own.txt"),
            """
            # about
            HSPLdev/parlor/Table;->**(**)**
            SPLdev/parlor/gone/**->**(**)**
            """);
    assertEquals(
        List.of("SPLdev/parlor/gone/**->**(**)**"),
        ArtRules.idle(own, List.of("HSPLdev/parlor/Table;->deal()V")));
  }

  @Test
  void aRuleThatIsNoneIsRefusedWithItsFile() throws Exception {
    Path own = Files.writeString(dir.resolve("own.txt"), "no rule at all\n");
    Path map = map();
    Complaint.says(
        () -> new ArtRules(own, map).compile(List.of(), dir.resolve("out")), own.toString());
  }
}
