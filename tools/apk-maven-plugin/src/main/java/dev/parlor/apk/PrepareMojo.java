package dev.parlor.apk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.inject.Inject;
import org.apache.maven.artifact.handler.manager.ArtifactHandlerManager;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.jspecify.annotations.NullUnmarked;

/** Makes all that the compiler and the tests need: class path, manifest, resources, R. */
@NullUnmarked
@Mojo(
    name = "prepare",
    defaultPhase = LifecyclePhase.GENERATE_SOURCES,
    requiresDependencyResolution = ResolutionScope.TEST,
    threadSafe = true)
public final class PrepareMojo extends AbstractApkMojo {
  private static final String PLATFORM = "org.robolectric:android-all-instrumented:";

  @Inject private ArtifactHandlerManager handlers;
  @Inject private RepositorySystem system;

  @Parameter(defaultValue = "${repositorySystemSession}", readonly = true)
  private RepositorySystemSession session;

  /** The Android versions to test on, such as {@code 26:8.0.0_r4-robolectric-r1-i7}. */
  @Parameter(required = true)
  private List<String> testSdks;

  @Override
  void build() throws IOException, MojoFailureException {
    Libraries libraries = libraries();
    List<Aar> aars = libraries.unpacked();
    libraries.putOnClassPath(handlers.getArtifactHandler("jar"));

    new Manifests(sourceManifest(), aars, app()).merge(true, manifest(true));
    Resources resources = resources(libraries);
    resources.compile();
    resources.link(manifest(true), linked(true));

    writeR(aars, resources.ownSymbols());
    describeToRobolectric();
    getLog().info(aars.size() + " Android libraries, resources linked");
  }

  private void writeR(List<Aar> aars, Set<String> own) throws IOException {
    Map<Symbol, String> numbers = Symbol.numbered(linked(true).symbols());
    Map<String, Set<Symbol>> packages = new TreeMap<>();
    for (Aar aar : aars) {
      if (Files.exists(aar.symbols())) {
        packages
            .computeIfAbsent(aar.packageName(), name -> new HashSet<>())
            .addAll(Symbol.names(aar.symbols()));
      }
    }
    Set<Symbol> ours = new HashSet<>(numbers.keySet());
    ours.removeIf(symbol -> !own.contains(symbol.type() + "/" + symbol.name()));
    packages.put(app().namespace(), ours);

    Path sources = work().resolve("r");
    RClasses classes = new RClasses(numbers, sources);
    for (Map.Entry<String, Set<Symbol>> entry : packages.entrySet()) {
      classes.write(entry.getKey(), entry.getValue());
    }
    project.addCompileSourceRoot(sources.toString());
  }

  private void describeToRobolectric() throws IOException, MojoFailureException {
    Repository repository = new Repository(system, session, project.getRemoteProjectRepositories());
    Map<String, Path> platforms = new LinkedHashMap<>();
    Set<String> sdks = new java.util.LinkedHashSet<>();
    for (String testSdk : testSdks) {
      String[] part = testSdk.split(":", 2);
      if (part.length != 2) {
        throw new MojoFailureException("testSdks: not SDK:VERSION: " + testSdk);
      }
      sdks.add(part[0]);
      platforms.put(PLATFORM + part[1], repository.jar(PLATFORM + part[1]));
    }
    RobolectricFiles files =
        new RobolectricFiles(Path.of(project.getBuild().getTestOutputDirectory()));
    files.resources(
        app().namespace(), manifest(true), linked(true).archive(), main().resolve("assets"));
    files.platforms(platforms);
    files.versions(app().namespace(), sdks);
  }
}
