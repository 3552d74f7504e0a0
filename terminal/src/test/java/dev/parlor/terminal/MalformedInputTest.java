package dev.parlor.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every command is given everything that it does not ask for. It ends with 2 and says one sentence.
 */
class MalformedInputTest {
  private static final long SEED = 5;
  private static final long HUGE = 200L << 20;
  private static final String NOBODY = "127.0.0.1:1";

  @TempDir private static Path folder = Path.of("");
  private static final Map<String, Path> FILES = new LinkedHashMap<>();

  @BeforeAll
  static void write() throws IOException {
    FILES.put("missing", folder.resolve("missing"));
    FILES.put("directory", Files.createDirectory(folder.resolve("directory")));
    FILES.put("empty", Files.createFile(folder.resolve("empty")));
    byte[] noise = new byte[5000];
    new Random(SEED).nextBytes(noise);
    FILES.put("noise", Files.write(folder.resolve("noise"), noise));
    FILES.put(
        "truncated",
        Files.writeString(
            folder.resolve("truncated"),
            "# POKER_RESULT: a9bf02fa-945a-8c27-bf99-6211adab19c4\n\nTIMESTAMP: 2025"));
    FILES.put("wrong type", Files.writeString(folder.resolve("type"), "{\"a\": 1}\n"));
    Path huge = folder.resolve("huge");
    try (RandomAccessFile sparse = new RandomAccessFile(huge.toFile(), "rw")) {
      sparse.setLength(HUGE);
    }
    FILES.put("huge", huge);
  }

  /** The commands that read a file. FILE stands where the bad file goes. */
  private static List<String> readers() {
    return List.of(
        "verify FILE",
        "audit FILE",
        "export --nostr FILE",
        "export --card-game FILE",
        "export --phh FILE",
        "import FILE",
        "replay FILE",
        "check poker FILE",
        "check poker-eval FILE",
        "check phh FILE",
        "check nip44 FILE",
        "submit FILE " + NOBODY,
        "publish FILE --relay ws://" + NOBODY,
        "leaderboard FILE",
        "rebuild FILE");
  }

  /** Command lines that are wrong without any file. */
  private static List<String> wrong() {
    List<String> wrong = new ArrayList<>();
    for (String place :
        List.of("nowhere", "host:0", "host:99999", "host:x", ":5", NOBODY, "nowhere.invalid:5")) {
      wrong.add("join " + place);
      wrong.add("submit " + folder.resolve("type") + " " + place);
      wrong.add("leaderboard " + place);
    }
    for (String port : List.of("-1", "65536", "x", "99999999999")) {
      wrong.add("host piles --port " + port);
      wrong.add("station --dir " + folder.resolve("station") + " --port " + port);
    }
    wrong.addAll(
        List.of(
            "host chess",
            "host piles --players 9",
            "host piles --listen nowhere.invalid",
            "host piles --listen 192.0.2.1",
            "host piles --station nowhere",
            "join --resume",
            "host --resume",
            "play chess",
            "play poker -o nonsense=1",
            "demo chess",
            "rules chess",
            "check chess " + folder.resolve("type"),
            "simulate --game chess",
            "simulate --liar nobody",
            "identity sell",
            "station --dir " + folder.resolve("empty"),
            "station --dir " + folder.resolve("station") + " --relay http://x",
            "station --dir " + folder.resolve("station") + " --admit npub1x",
            "station --dir " + folder.resolve("station") + " --name x",
            "publish " + folder.resolve("type"),
            "export " + folder.resolve("type"),
            "nonsense",
            ""));
    return wrong;
  }

  @TestFactory
  Stream<DynamicTest> aFileThatIsNotWhatACommandWants() {
    List<DynamicTest> tests = new ArrayList<>();
    for (String command : readers()) {
      FILES.forEach(
          (kind, file) ->
              tests.add(
                  DynamicTest.dynamicTest(
                      command + ": " + kind, () -> refused(command, kind, file))));
    }
    return tests.stream();
  }

  private static void refused(String command, String kind, Path file) {
    Ran ran = run(command.replace("FILE", file.toString()));
    sentence(command + " " + kind, ran);
    boolean place = command.equals("leaderboard FILE") && kind.equals("missing");
    assertTrue(
        place || ran.err().contains(file.toString()) || ran.out().contains(file.toString()),
        "says where: " + ran.err() + ran.out());
  }

  @TestFactory
  Stream<DynamicTest> aLineThatIsWrongByItself() {
    return wrong().stream()
        .map(line -> DynamicTest.dynamicTest("parlor " + line, () -> sentence(line, run(line))));
  }

  private static Ran run(String line) {
    List<String> args = new ArrayList<>();
    for (String word : line.split(" ", -1)) {
      if (!word.isEmpty()) {
        args.add(word);
      }
    }
    Map<String, String> environment = Map.of("XDG_DATA_HOME", folder.resolve("data").toString());
    return Ran.with(environment, "", args.toArray(new String[0]));
  }

  private static void sentence(String what, Ran ran) {
    assertEquals(2, ran.exit(), what + ": " + ran.out() + ran.err());
    assertFalse(ran.err().trim().isEmpty(), what);
    String all = ran.out() + ran.err();
    assertFalse(all.contains("\tat "), all);
    assertFalse(all.contains("Exception"), all);
    assertFalse(all.contains("inside Parlor"), all);
    if (!what.isEmpty()) {
      assertTrue(ran.err().lines().count() <= 2, what + ": " + ran.err());
    }
  }
}
