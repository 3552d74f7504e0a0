package dev.parlor.apk;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.jspecify.annotations.NullUnmarked;

/**
 * Makes the debug APK, signed, and the release APK, shrunk and unsigned, and checks both. With a
 * key from outside ({@link ApkKey}) it makes a signed release as well.
 */
@NullUnmarked
@Mojo(
    name = "apk",
    defaultPhase = LifecyclePhase.PACKAGE,
    requiresDependencyResolution = ResolutionScope.TEST,
    threadSafe = true)
public final class ApkMojo extends AbstractApkMojo {
  /**
   * The start of the names of both files: {@code NAME-debug.apk} and {@code
   * NAME-release-unsigned.apk}.
   */
  @Parameter(required = true)
  private String apkName;

  @Parameter(defaultValue = "${basedir}/proguard-rules.pro")
  private File keepRules;

  @Parameter(defaultValue = "${user.home}/.android/debug.keystore", property = "apk.debugKeystore")
  private File debugKeystore;

  /** Whether to make the release APK too, which takes longer. */
  @Parameter(defaultValue = "true", property = "apk.release")
  private boolean release;

  /** How many bytes the release APK may have. */
  @Parameter(defaultValue = "2147483647")
  private long mostBytes;

  @Parameter(defaultValue = "${maven.multiModuleProjectDirectory}", readonly = true)
  private File reactor;

  @Override
  void build() throws IOException, MojoFailureException {
    Libraries libraries = libraries();
    List<Path> jars = libraries.jars();
    Program program = Program.of(classes(), jars, reactor.toPath(), work());
    debug(libraries, program);
    if (release) {
      release(libraries, program);
    }
  }

  private void debug(Libraries libraries, Program program)
      throws IOException, MojoFailureException {
    Path unsigned = work().resolve("debug").resolve("unsigned.apk");
    Path apk = target("-debug.apk");
    List<Path> dex = new Dexer(libraries.platform(), app().minSdk(), work()).dex(program);
    Packer.debug(unsigned, linked(true).archive(), dex, program);
    Signer.sign(unsigned, apk, DebugKey.in(debugKeystore.toPath()), app().minSdk());
    new ApkCheck(apk, app())
        .manifest(true)
        .classes(sourceManifest(), manifest(true))
        .aligned()
        .signed()
        .orFail();
    getLog().info(SizeReport.of(apk));
  }

  private void release(Libraries libraries, Program program)
      throws IOException, MojoFailureException {
    Path apk = target("-release-unsigned.apk");
    List<Aar> aars = libraries.unpacked();
    new Manifests(sourceManifest(), aars, app()).merge(false, manifest(false));
    resources(libraries).link(manifest(false), linked(false));
    Shrinker shrinker =
        new Shrinker(aapt2(), libraries.platform(), app().minSdk(), work().resolve("release"));
    Shrinker.Shrunk shrunk =
        shrinker.shrink(
            program,
            linked(false).archive(),
            KeepRules.of(keepRules.toPath(), linked(false).keepRules(), aars, libraries.jars()));
    profile(shrunk, aars);
    Packer.release(apk, shrunk, program);
    new ApkCheck(apk, app())
        .manifest(false)
        .classes(sourceManifest(), manifest(false))
        .profiled()
        .noLargerThan(mostBytes)
        .aligned()
        .orFail();
    getLog().info(SizeReport.of(apk));
    signed(apk);
  }

  /**
   * Compiles the profile. A rule of our own that finds nothing fails the build: it names a class
   * that was renamed or is gone.
   */
  private void profile(Shrinker.Shrunk shrunk, List<Aar> aars)
      throws IOException, MojoFailureException {
    Path release = work().resolve("release");
    Path own = main().resolve("baseline-prof.txt");
    Path all = ArtRules.gather(own, aars, release.resolve("baseline-prof.txt"));
    ArtRules rules = new ArtRules(all, release.resolve("mapping.txt"));
    List<Path> dex = Folders.files(shrunk.files(), ".dex");
    Path folder = shrunk.files().resolve(ArtRules.FOLDER);
    rules.compile(dex, folder);
    List<String> kept = rules.decompile(dex, folder);
    List<String> idle = ArtRules.idle(own, kept);
    if (!idle.isEmpty()) {
      throw new MojoFailureException(own + ": nothing is found by " + String.join("\n", idle));
    }
    getLog().info(kept.size() + " rules for the phone's compiler");
  }

  /** Signs the release for a store, if the environment names a key. */
  private void signed(Path unsigned) throws IOException, MojoFailureException {
    Path apk = target("-release.apk");
    Files.deleteIfExists(apk);
    Optional<ApkKey> key = ApkKey.outside(System.getenv());
    if (key.isPresent()) {
      Signer.sign(unsigned, apk, key.get(), app().minSdk());
      new ApkCheck(apk, app()).manifest(false).aligned().signed().orFail();
      getLog().info(SizeReport.of(apk));
    }
  }

  private Path target(String suffix) {
    return Path.of(project.getBuild().getDirectory(), apkName + suffix);
  }
}
