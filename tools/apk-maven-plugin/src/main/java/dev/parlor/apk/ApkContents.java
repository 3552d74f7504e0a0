package dev.parlor.apk;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.maven.plugin.MojoFailureException;

/** What is in an APK, in a form that is the same for every build of the same sources. */
final class ApkContents {
  /** An element, with the column in which its line begins. */
  private record Step(int column, String name) {}

  /**
   * Classes that D8 makes for lambdas and the like. Each version of D8 names them in its own way.
   */
  private static final Pattern SYNTHETIC = Pattern.compile(".*(\\$\\$\\w*Synthetic.*|-IA)");

  /**
   * Classes that hold the numbers of resources. A library's is in the APK only if code asks for it.
   */
  private static final Pattern NUMBERS = Pattern.compile(".*\\.R(\\$\\w+)?");

  private static final Pattern RESOURCE = Pattern.compile("\\s+resource 0x\\p{XDigit}+ (\\S+).*");
  private static final Pattern VALUE = Pattern.compile("\\s+\\((\\S*)\\) (\".*\")?.*");
  private static final Pattern ELEMENT = Pattern.compile("(\\s*)E: (\\S+) \\(line=\\d+\\)");
  private static final Pattern ATTRIBUTE =
      Pattern.compile("\\s*A: \\S+/android:(\\w+)\\(0x\\p{XDigit}+\\)=(.*?)( \\(Raw: .*)?");

  /** Attributes that each builder writes about itself. */
  private static final Set<String> OF_THE_BUILDER =
      Set.of("compileSdkVersion", "compileSdkVersionCodename", "extractNativeLibs");

  private final Path apk;
  private final Aapt2 aapt2;

  ApkContents(Path apk, Aapt2 aapt2) {
    this.apk = apk;
    this.aapt2 = aapt2;
  }

  Set<String> classes() throws IOException {
    Set<String> classes = new TreeSet<>();
    Zips.each(
        apk,
        name -> name.matches("classes\\d*\\.dex"),
        (entry, data) -> classes.addAll(DexClasses.in(data)));
    classes.removeIf(name -> SYNTHETIC.matcher(name).matches() || NUMBERS.matcher(name).matches());
    return classes;
  }

  /** The names of the files with the profile for the phone's compiler. */
  Set<String> profile() throws IOException {
    Set<String> files = new TreeSet<>();
    Zips.each(
        apk, name -> name.startsWith(ArtRules.FOLDER), (entry, data) -> files.add(entry.getName()));
    return files;
  }

  /** Each resource in each configuration; a text with its words. */
  Set<String> resources() throws IOException, MojoFailureException {
    Set<String> resources = new TreeSet<>();
    String resource = "";
    for (String line : say("resources").split("\n", -1)) {
      Matcher named = RESOURCE.matcher(line);
      Matcher valued = VALUE.matcher(line);
      if (named.matches()) {
        resource = named.group(1);
      } else if (valued.matches() && !resource.isEmpty()) {
        String words = valued.group(2);
        resources.add(resource + " (" + valued.group(1) + ")" + (words == null ? "" : " " + words));
      }
    }
    return resources;
  }

  /** Permissions, features, and components with their filters: each with its attributes. */
  Set<String> manifest() throws IOException, MojoFailureException {
    Set<String> said = new TreeSet<>();
    Deque<Step> path = new ArrayDeque<>();
    for (String line : say("xmltree", "--file", "AndroidManifest.xml").split("\n", -1)) {
      Matcher element = ELEMENT.matcher(line);
      Matcher attribute = ATTRIBUTE.matcher(line);
      if (element.matches()) {
        int column = element.group(1).length();
        while (!path.isEmpty() && path.getLast().column() >= column) {
          path.removeLast();
        }
        path.addLast(new Step(column, element.group(2)));
        said.add(places(path));
      } else if (attribute.matches() && !OF_THE_BUILDER.contains(attribute.group(1))) {
        String value = attribute.group(2);
        String shown = value.startsWith("@0x") ? "a resource" : value;
        if (attribute.group(1).equals("name")) {
          Step step = path.removeLast();
          path.addLast(new Step(step.column(), step.name() + " " + shown));
        }
        said.add(places(path) + ": " + attribute.group(1) + "=" + shown);
      }
    }
    return said;
  }

  private static String places(Deque<Step> path) {
    return path.stream().map(Step::name).collect(Collectors.joining(" / "));
  }

  private String say(String what, String... more) throws IOException, MojoFailureException {
    List<String> command = new ArrayList<>(List.of("dump", what));
    command.addAll(List.of(more));
    command.add(apk.toString());
    return aapt2.run(command);
  }
}
