package dev.parlor.apk;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * What R8 must keep. Rules are said in three places: for every app, by libraries, and by this app.
 */
final class KeepRules {
  private static final Pattern IN_JAR =
      Pattern.compile("META-INF/(proguard/.*|com\\.android\\.tools/r8[^/]*/.*)\\.pro");

  private KeepRules() {}

  static Map<String, String> of(Path ownRules, Path named, List<Aar> aars, List<Path> jars)
      throws IOException {
    Map<String, String> rules = new LinkedHashMap<>();
    rules.put("rules for every app", forEveryApp());
    rules.put(ownRules.toString(), Files.readString(ownRules));
    rules.put(named.toString(), Files.readString(named));
    for (Aar aar : aars) {
      if (Files.exists(aar.keepRules())) {
        rules.put(aar.keepRules().toString(), Files.readString(aar.keepRules()));
      }
    }
    for (Path jar : jars) {
      Zips.each(
          jar,
          name -> IN_JAR.matcher(name).matches(),
          (entry, data) ->
              rules.put(jar + "!" + entry.getName(), new String(data, StandardCharsets.UTF_8)));
    }
    return rules;
  }

  private static String forEveryApp() throws IOException {
    try (InputStream in = KeepRules.class.getResourceAsStream("every-app.pro")) {
      if (in == null) {
        throw new IOException("every-app.pro is not in the plugin");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
