package dev.parlor.apk;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.jspecify.annotations.NullUnmarked;

/**
 * The settings that all goals share: who the app is, and where its parts lie. Maven fills the
 * fields.
 */
@NullUnmarked
abstract class AbstractApkMojo extends AbstractMojo {
  @Parameter(defaultValue = "${project}", readonly = true)
  MavenProject project;

  @Parameter(defaultValue = "${project.build.directory}/android", readonly = true)
  private File work;

  /** The folder with AndroidManifest.xml, res and assets. */
  @Parameter(defaultValue = "${basedir}/src/main")
  private File main;

  @Parameter(required = true)
  private String applicationId;

  /** The package of R. */
  @Parameter(required = true)
  private String namespace;

  @Parameter(required = true)
  private int minSdk;

  @Parameter(required = true)
  private int targetSdk;

  @Parameter(required = true)
  private int versionCode;

  /** The languages that the package speaks, its libraries included; all if none is named. */
  @Parameter private List<String> languages = List.of();

  @Override
  public final void execute() throws MojoExecutionException, MojoFailureException {
    try {
      build();
    } catch (IOException e) {
      throw new MojoExecutionException(e.getMessage(), e);
    }
  }

  abstract void build() throws IOException, MojoFailureException;

  AppIdentity app() {
    return new AppIdentity(
        applicationId, namespace, minSdk, targetSdk, versionCode, project.getVersion());
  }

  Path work() {
    return work.toPath();
  }

  Path main() {
    return main.toPath();
  }

  Path sourceManifest() {
    return main().resolve("AndroidManifest.xml");
  }

  /** The merged manifest of the debug or the release build. */
  Path manifest(boolean debug) {
    return work().resolve(debug ? "debug" : "release").resolve("AndroidManifest.xml");
  }

  Resources.Linked linked(boolean debug) {
    return new Resources.Linked(work().resolve(debug ? "debug" : "release"));
  }

  Libraries libraries() {
    return new Libraries(project, work().resolve("aar"));
  }

  Aapt2 aapt2() throws IOException {
    return Aapt2.in(work().resolve("aapt2"));
  }

  Resources resources(Libraries libraries) throws IOException, MojoFailureException {
    return new Resources(
        aapt2(),
        libraries.platform(),
        main(),
        work().resolve("flat"),
        libraries.unpacked(),
        languages);
  }

  Path classes() {
    return Path.of(project.getBuild().getOutputDirectory());
  }
}
