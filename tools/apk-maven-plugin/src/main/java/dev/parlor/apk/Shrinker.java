package dev.parlor.apk;

import com.android.tools.r8.ArchiveProtoAndroidResourceConsumer;
import com.android.tools.r8.ArchiveProtoAndroidResourceProvider;
import com.android.tools.r8.CompilationFailedException;
import com.android.tools.r8.CompilationMode;
import com.android.tools.r8.JdkClassFileProvider;
import com.android.tools.r8.OutputMode;
import com.android.tools.r8.R8;
import com.android.tools.r8.R8Command;
import com.android.tools.r8.Version;
import com.android.tools.r8.origin.Origin;
import com.android.tools.r8.origin.PathOrigin;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.maven.plugin.MojoFailureException;

/** Shrinks classes and resources together with R8. */
final class Shrinker {
  private final Aapt2 aapt2;
  private final Path platform;
  private final int minSdk;
  private final Path work;

  Shrinker(Aapt2 aapt2, Path platform, int minSdk, Path work) {
    this.aapt2 = aapt2;
    this.platform = platform;
    this.minSdk = minSdk;
    this.work = work;
  }

  /**
   * What is left of the app after shrinking.
   *
   * @param files the folder with dex files and other files that code reads
   * @param resources the archive of resources
   */
  record Shrunk(Path files, Path resources) {}

  /**
   * Shrinks, unless nothing has changed since the last time. The names that R8 has given stand in
   * {@code mapping.txt}, for reading crash reports.
   */
  Shrunk shrink(Program program, Path resources, Map<String, String> rules)
      throws IOException, MojoFailureException {
    Path kept = work.resolve("kept.ap_");
    Path files = work.resolve("r8");
    fingerprint(program, resources, rules)
        .once(
            work.resolve("shrunk.fingerprint"),
            () -> run(program, resources, rules, Folders.fresh(files), kept));
    return new Shrunk(files, kept);
  }

  private Fingerprint fingerprint(Program program, Path resources, Map<String, String> rules)
      throws IOException {
    Fingerprint all = new Fingerprint().of(Version.getVersionString()).of(minSdk + " " + platform);
    all.of(program.all());
    rules.values().forEach(all::of);
    return all.of(resources);
  }

  private void run(
      Program program, Path resources, Map<String, String> rules, Path files, Path kept)
      throws IOException, MojoFailureException {
    Path proto = work.resolve("resources.proto");
    Path keptProto = work.resolve("kept.proto");
    convert("proto", resources, proto);

    DexMessages messages = new DexMessages();
    R8Command.Builder r8 =
        R8Command.builder(messages)
            .addLibraryFiles(platform)
            .addLibraryResourceProvider(JdkClassFileProvider.fromSystemJdk())
            .addProgramFiles(program.all())
            .setMinApiLevel(minSdk)
            .setMode(CompilationMode.RELEASE)
            .setOutput(files, OutputMode.DexIndexed)
            .setProguardMapOutputPath(work.resolve("mapping.txt"))
            .setAndroidResourceProvider(new ArchiveProtoAndroidResourceProvider(proto))
            .setAndroidResourceConsumer(new ArchiveProtoAndroidResourceConsumer(keptProto, proto))
            .setResourceShrinkerConfiguration(
                shrinking -> shrinking.enableOptimizedShrinkingWithR8().build());
    rules.forEach(
        (source, text) -> r8.addProguardConfiguration(text.lines().toList(), origin(source)));
    try {
      R8.run(r8.build());
    } catch (CompilationFailedException e) {
      throw messages.failure("R8", e);
    }
    convert("binary", keptProto, kept);
  }

  private static Origin origin(String source) {
    return new PathOrigin(Path.of(source));
  }

  private void convert(String format, Path from, Path to) throws IOException, MojoFailureException {
    aapt2.run(List.of("convert", "--output-format", format, "-o", to.toString(), from.toString()));
  }
}
