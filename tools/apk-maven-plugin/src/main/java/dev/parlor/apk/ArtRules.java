package dev.parlor.apk;

import com.android.tools.profgen.Apk;
import com.android.tools.profgen.ArtProfile;
import com.android.tools.profgen.ArtProfileKt;
import com.android.tools.profgen.ArtProfileSerializer;
import com.android.tools.profgen.DexDataKt;
import com.android.tools.profgen.DexFile;
import com.android.tools.profgen.HumanReadableProfile;
import com.android.tools.profgen.HumanReadableProfileKt;
import com.android.tools.profgen.ObfuscationMap;
import com.android.tools.profgen.ObfuscationMapKt;
import com.android.tools.profgen.ProfileDumperKt;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;

/**
 * The profile that says which parts Android compiles before the app runs for the first time. Its
 * rules stand in the {@code baseline-prof.txt} of the app and of its libraries, with the names of
 * the sources. They become the profile that {@code ProfileInstaller} and stores look for in an APK;
 * R8's map leads from name to name.
 */
final class ArtRules {
  /** The folder of the profile in an APK. Its files may not be compressed there. */
  static final String FOLDER = "assets/dexopt/";

  static final String PROFILE = "baseline.prof";
  static final String METADATA = "baseline.profm";

  private final Path rules;
  private final Path names;

  /**
   * @param rules the rules, by the names in the sources
   * @param names R8's map from those to the names in the dex files
   */
  ArtRules(Path rules, Path names) {
    this.rules = rules;
    this.names = names;
  }

  /** The rules of the app and of its libraries in one file. */
  static Path gather(Path own, List<Aar> libraries, Path into) throws IOException {
    StringBuilder all = new StringBuilder();
    if (Files.exists(own)) {
      all.append(Files.readString(own)).append('\n');
    }
    for (Aar library : libraries) {
      if (Files.exists(library.profileRules())) {
        all.append(Files.readString(library.profileRules())).append('\n');
      }
    }
    Folders.write(into, all.toString());
    return into;
  }

  /** Writes the profile of these dex files into a folder. */
  void compile(List<Path> dex, Path folder) throws IOException, MojoFailureException {
    List<String> wrong = new ArrayList<>();
    HumanReadableProfile readable =
        HumanReadableProfileKt.HumanReadableProfile(rules.toFile(), wrong::add);
    if (readable == null || !wrong.isEmpty()) {
      throw new MojoFailureException(rules + ": " + String.join("\n", wrong));
    }
    ArtProfile profile =
        ArtProfileKt.ArtProfile(
            readable, ObfuscationMapKt.ObfuscationMap(names.toFile()), parsed(dex), "");
    Files.createDirectories(folder);
    Files.write(folder.resolve(PROFILE), bytes(profile, ArtProfileSerializer.V0_1_0_P));
    Files.write(folder.resolve(METADATA), bytes(profile, ArtProfileSerializer.METADATA_0_0_2));
  }

  private static byte[] bytes(ArtProfile profile, ArtProfileSerializer version) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    profile.save(out, version);
    return out.toByteArray();
  }

  /** The rules that a compiled profile holds, one a line, by the names in the sources. */
  List<String> decompile(List<Path> dex, Path folder) throws IOException {
    ArtProfile profile =
        ArtProfileKt.ArtProfile(
            new ByteArrayInputStream(Files.readAllBytes(folder.resolve(PROFILE))));
    if (profile == null) {
      throw new IOException(folder.resolve(PROFILE) + ": no profile");
    }
    ObfuscationMap map = ObfuscationMapKt.ObfuscationMap(names.toFile());
    StringBuilder text = new StringBuilder();
    ProfileDumperKt.dumpProfile(text, profile, new Apk(parsed(dex), ""), map, true);
    return text.toString().lines().toList();
  }

  /** The rules in this file from which no rule of the compiled profile comes. */
  static List<String> idle(Path own, List<String> kept) throws IOException {
    List<String> idle = new ArrayList<>();
    if (Files.exists(own)) {
      for (String rule : Files.readAllLines(own)) {
        String start = rule.replaceFirst("^[HSP]*L", "L").replaceFirst("\\*.*", "");
        boolean empty = rule.isBlank() || rule.startsWith("#");
        if (!empty && kept.stream().noneMatch(line -> line.contains(start))) {
          idle.add(rule);
        }
      }
    }
    return idle;
  }

  /** The dex files, under the names that they have in an APK. */
  private static List<DexFile> parsed(List<Path> dex) throws IOException {
    List<DexFile> files = new ArrayList<>();
    for (Path file : dex) {
      String name = files.isEmpty() ? "classes.dex" : "classes" + (files.size() + 1) + ".dex";
      files.add(DexDataKt.DexFile(new ByteArrayInputStream(Files.readAllBytes(file)), name));
    }
    return files;
  }
}
