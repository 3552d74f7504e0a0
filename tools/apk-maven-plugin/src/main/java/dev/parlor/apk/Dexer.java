package dev.parlor.apk;

import com.android.tools.r8.CompilationFailedException;
import com.android.tools.r8.CompilationMode;
import com.android.tools.r8.D8;
import com.android.tools.r8.D8Command;
import com.android.tools.r8.JdkClassFileProvider;
import com.android.tools.r8.OutputMode;
import com.android.tools.r8.Version;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.apache.maven.plugin.MojoFailureException;

/**
 * Turns classes into dex files with D8, for debugging. Libraries are done once and kept, and own
 * classes until one of them changes.
 */
final class Dexer {
  private final Path platform;
  private final int minSdk;
  private final Path work;

  Dexer(Path platform, int minSdk, Path work) {
    this.platform = platform;
    this.minSdk = minSdk;
    this.work = work;
  }

  /** The dex files of the program, its own classes first. */
  List<Path> dex(Program program) throws IOException, MojoFailureException {
    Path own = work.resolve("dex-own");
    new Fingerprint()
        .of(Version.getVersionString())
        .of(minSdk + " " + platform + " " + program.libraries())
        .of(program.own())
        .once(
            work.resolve("dex-own.fingerprint"),
            () -> run("D8", program.own(), program.libraries(), Folders.fresh(own)));
    List<Path> dex = new ArrayList<>(Folders.files(own, ".dex"));
    dex.addAll(Folders.files(libraries(program.libraries()), ".dex"));
    return dex;
  }

  private Path libraries(List<Path> jars) throws IOException, MojoFailureException {
    StringBuilder key = new StringBuilder("min " + minSdk);
    for (Path jar : jars) {
      key.append('\n').append(jar).append(' ').append(Files.size(jar));
    }
    UUID name = UUID.nameUUIDFromBytes(key.toString().getBytes(StandardCharsets.UTF_8));
    Path done = work.resolve("dex-libraries-" + name);
    if (!Files.exists(done)) {
      Path half = Folders.fresh(work.resolve("dex-libraries.half"));
      run("D8, libraries", jars, List.of(), half);
      Files.move(half, done);
    }
    return done;
  }

  private void run(String step, List<Path> program, List<Path> classPath, Path target)
      throws IOException, MojoFailureException {
    DexMessages messages = new DexMessages();
    try {
      D8.run(
          D8Command.builder(messages)
              .addLibraryFiles(platform)
              .addLibraryResourceProvider(JdkClassFileProvider.fromSystemJdk())
              .addClasspathFiles(classPath)
              .addProgramFiles(program)
              .setMinApiLevel(minSdk)
              .setMode(CompilationMode.DEBUG)
              .setOutput(target, OutputMode.DexIndexed)
              .build());
    } catch (CompilationFailedException e) {
      throw messages.failure(step, e);
    }
  }
}
