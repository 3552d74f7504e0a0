package dev.parlor.apk;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.jspecify.annotations.NullUnmarked;

/** Runs Android lint over sources, resources and manifest; an error fails the build. */
@NullUnmarked
@Mojo(
    name = "lint",
    defaultPhase = LifecyclePhase.PROCESS_CLASSES,
    requiresDependencyResolution = ResolutionScope.COMPILE,
    threadSafe = true)
public final class LintMojo extends AbstractApkMojo {
  @Inject private RepositorySystem system;

  @Parameter(defaultValue = "${repositorySystemSession}", readonly = true)
  private RepositorySystemSession session;

  @Parameter(defaultValue = "${basedir}", readonly = true)
  private File base;

  /** The version of com.android.tools.lint:lint. */
  @Parameter(required = true)
  private String lintVersion;

  /** Issues that lint does not look for. */
  @Parameter private List<String> lintDisable = List.of();

  /** Issues that fail this build although lint itself only warns of them. */
  @Parameter private List<String> lintErrors = List.of();

  @Override
  void build() throws IOException, MojoFailureException {
    Path dir = work().resolve("lint");
    Path manifest = LintProject.manifest(dir, sourceManifest(), app());
    Libraries libraries = libraries();
    Path description =
        LintProject.write(
            dir,
            base.toPath(),
            manifest,
            main(),
            classes(),
            libraries.platform(),
            libraries.jars(),
            app().targetSdk());
    List<String> settings = settings();
    Path report = dir.resolve("report.txt");
    List<Path> sources = Folders.allFiles(main(), "");
    new Fingerprint()
        .of(lintVersion + settings)
        .of(sources.toString()) // the name of a resource counts too
        .of(description)
        .of(manifest)
        .of(sources)
        .of(contents(libraries.jars()))
        .once(
            dir.resolve("lint.fingerprint"),
            () -> report(run(description, settings), manifest, report));
    long warnings =
        Files.readString(report).lines().filter(line -> line.contains(": Warning: ")).count();
    getLog().info("lint: no errors, " + warnings + " warnings in " + report);
  }

  /** Another module is a jar, or a folder of classes as long as it is not packed. */
  private static List<Path> contents(List<Path> jars) throws IOException {
    List<Path> files = new ArrayList<>();
    for (Path jar : jars) {
      files.addAll(Files.isDirectory(jar) ? Folders.allFiles(jar, "") : List.of(jar));
    }
    return files;
  }

  private List<String> settings() {
    List<String> settings =
        new ArrayList<>(List.of("--fullpath", "--disable", String.join(",", lintDisable)));
    if (!lintErrors.isEmpty()) {
      settings.addAll(List.of("--error", String.join(",", lintErrors)));
    }
    return settings;
  }

  private record Result(int exitCode, String said) {}

  /**
   * Runs lint in a process of its own, because it brings other versions of what this plugin runs
   * on.
   */
  private Result run(Path description, List<String> settings) throws IOException {
    Repository repository = new Repository(system, session, project.getRemoteProjectRepositories());
    String classPath =
        repository.program("com.android.tools.lint:lint:" + lintVersion).stream()
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator));
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-Xmx1g", "-Djava.awt.headless=true"));
    command.addAll(List.of("-cp", classPath, "com.android.tools.lint.Main"));
    command.addAll(List.of("--project", description.toString(), "--exitcode", "--nolines"));
    command.add("--quiet");
    command.addAll(settings);
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      return new Result(process.waitFor(), said);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while lint ran", e);
    }
  }

  private void report(Result result, Path manifest, Path report)
      throws IOException, MojoFailureException {
    String text = result.said().replace(manifest.toString(), sourceManifest().toString());
    Folders.write(report, text);
    if (result.exitCode() != 0) {
      String errors =
          text.lines().filter(line -> line.contains(": Error: ")).collect(Collectors.joining("\n"));
      throw new MojoFailureException("lint:\n" + (errors.isEmpty() ? text : errors));
    }
  }
}
