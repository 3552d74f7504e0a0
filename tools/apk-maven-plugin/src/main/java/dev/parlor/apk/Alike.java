package dev.parlor.apk;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.apache.maven.plugin.MojoFailureException;

/**
 * Compares what two builds have made of the same sources: {@code Alike DEBUG DEBUG RELEASE
 * RELEASE}. Debug APKs must have the same classes, resources and manifest. Release APKs must have
 * the same manifest, and each a profile; their classes may differ, because each version of R8
 * shrinks and renames in its own way.
 */
public final class Alike {
  private Alike() {}

  public static void main(String[] args) throws IOException, MojoFailureException {
    System.exit(run(List.of(args), System.out));
  }

  static int run(List<String> args, PrintStream out) throws IOException, MojoFailureException {
    if (args.size() != 4) {
      out.println("usage: Alike DEBUG DEBUG RELEASE RELEASE");
      return 2;
    }
    Aapt2 aapt2 = Aapt2.in(Files.createTempDirectory("alike"));
    List<ApkContents> apks = new ArrayList<>();
    for (String arg : args) {
      apks.add(new ApkContents(Path.of(arg), aapt2));
    }
    List<String> different = new ArrayList<>();
    ApkContents one = apks.get(0);
    ApkContents other = apks.get(1);
    compare("class", one.classes(), other.classes(), different);
    compare("resource", one.resources(), other.resources(), different);
    compare("manifest", one.manifest(), other.manifest(), different);
    compare("manifest of the release", apks.get(2).manifest(), apks.get(3).manifest(), different);
    compare("profile", apks.get(2).profile(), apks.get(3).profile(), different);
    different.forEach(out::println);
    out.println(
        different.isEmpty()
            ? one.classes().size()
                + " classes, "
                + one.resources().size()
                + " resources, "
                + one.manifest().size()
                + " lines of the manifest: alike"
            : different.size() + " differences");
    return different.isEmpty() ? 0 : 1;
  }

  private static void compare(String what, Set<String> one, Set<String> other, List<String> into) {
    Set<String> all = new TreeSet<>(one);
    all.addAll(other);
    for (String each : all) {
      if (!one.contains(each)) {
        into.add("only the second has " + what + " " + each);
      } else if (!other.contains(each)) {
        into.add("only the first has " + what + " " + each);
      }
    }
  }
}
