package dev.parlor.apk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Describes the app to Android lint, which knows no Maven. */
final class LintProject {
  private static final Pattern ROOT = Pattern.compile("<manifest\\b[^>]*>");

  private LintProject() {}

  /** Writes the description, and returns its file. */
  static Path write(
      Path dir,
      Path base,
      Path manifest,
      Path main,
      Path classes,
      Path platform,
      List<Path> jars,
      int sdk)
      throws IOException {
    StringBuilder text = new StringBuilder("<project>\n");
    text.append(element("root", "dir", base));
    text.append("<module name=\"app\" android=\"true\" library=\"false\"");
    text.append(" compile-sdk-version=\"").append(sdk).append("\">\n");
    text.append(element("manifest", "file", manifest));
    for (Path source : Folders.allFiles(main.resolve("java"), ".java")) {
      text.append(element("src", "file", source)); // lint would silently pass over a folder
    }
    text.append(element("resource", "file", main.resolve("res")));
    text.append(element("classpath", "jar", platform));
    text.append(element("classpath", "jar", classes));
    for (Path jar : jars) {
      text.append(element("classpath", "jar", jar));
    }
    text.append("</module>\n</project>\n");
    Path file = dir.resolve("project.xml");
    Folders.write(file, text.toString());
    return file;
  }

  /**
   * The source manifest with the values that only the pom knows. Lint expects all of it in one
   * file. Every line keeps its number.
   */
  static Path manifest(Path dir, Path source, AppIdentity app) throws IOException {
    Matcher root = ROOT.matcher(Files.readString(source));
    String attributes =
        String.format(
            "<manifest package=\"%s\" android:versionCode=\"%d\" android:versionName=\"%s\"",
            app.namespace(), app.versionCode(), app.versionName());
    String versions =
        String.format(
            "<uses-sdk android:minSdkVersion=\"%d\" android:targetSdkVersion=\"%d\"/>",
            app.minSdk(), app.targetSdk());
    String filled =
        root.replaceFirst(
            found ->
                Matcher.quoteReplacement(
                    found.group().replaceFirst("<manifest", Matcher.quoteReplacement(attributes))
                        + versions));
    Path file = dir.resolve("AndroidManifest.xml");
    Folders.write(file, filled);
    return file;
  }

  private static String element(String name, String attribute, Path value) {
    String quoted = value.toString().replace("&", "&amp;").replace("\"", "&quot;");
    return "<" + name + " " + attribute + "=\"" + quoted + "\"/>\n";
  }
}
