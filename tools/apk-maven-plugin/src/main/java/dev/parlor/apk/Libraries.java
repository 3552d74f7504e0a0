package dev.parlor.apk;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.DefaultArtifact;
import org.apache.maven.artifact.handler.ArtifactHandler;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.project.MavenProject;

/** The project's dependencies, with Android libraries unpacked. */
final class Libraries {
  private final MavenProject project;
  private final Path root;

  /**
   * @param root where libraries are unpacked
   */
  Libraries(MavenProject project, Path root) {
    this.project = project;
    this.root = root;
  }

  /** The jar with Android's own classes and resources. */
  Path platform() throws MojoFailureException {
    return project.getArtifacts().stream()
        .filter(artifact -> artifact.getArtifactId().equals("android-all"))
        .findFirst()
        .orElseThrow(
            () ->
                new MojoFailureException(
                    project.getFile() + ": org.robolectric:android-all must be a dependency"))
        .getFile()
        .toPath();
  }

  /** The Android libraries that go into the app. */
  List<Aar> unpacked() throws IOException {
    List<Aar> aars = new ArrayList<>();
    for (Artifact artifact : project.getArtifacts()) {
      if (artifact.getType().equals("aar") && shipped(artifact)) {
        aars.add(unpack(artifact));
      }
    }
    return aars;
  }

  /** The jars that go into the app: plain ones and those inside of Android libraries. */
  List<Path> jars() throws IOException {
    List<Path> jars = new ArrayList<>();
    for (Artifact artifact : project.getArtifacts()) {
      if (!shipped(artifact) || artifact.getType().equals("pom")) {
        continue;
      }
      if (artifact.getType().equals("aar")) {
        jars.addAll(unpack(artifact).jars());
      } else if (!artifact.getFile().toPath().startsWith(root)) {
        jars.add(artifact.getFile().toPath());
      }
    }
    return jars;
  }

  /** Replaces Android libraries on Maven's class paths by the classes inside of them. */
  void putOnClassPath(ArtifactHandler jar) throws IOException {
    Set<Artifact> artifacts = new LinkedHashSet<>();
    for (Artifact artifact : project.getArtifacts()) {
      artifacts.add(artifact);
      if (artifact.getType().equals("aar")) {
        Aar aar = unpack(artifact);
        artifact.setArtifactHandler(jar);
        artifact.setFile(aar.classes().toFile());
        for (Path extra : aar.extraJars()) {
          artifacts.add(beside(artifact, extra, jar));
        }
      }
    }
    project.setResolvedArtifacts(artifacts); // the plain setter's are computed anew for every goal
    project.setArtifacts(artifacts);
  }

  private static Artifact beside(Artifact library, Path extra, ArtifactHandler jar) {
    String classifier = extra.getFileName().toString().replace(".jar", "");
    Artifact artifact =
        new DefaultArtifact(
            library.getGroupId(),
            library.getArtifactId(),
            library.getVersion(),
            library.getScope(),
            "jar",
            classifier,
            jar);
    artifact.setFile(extra.toFile());
    return artifact;
  }

  private static boolean shipped(Artifact artifact) {
    return Artifact.SCOPE_COMPILE.equals(artifact.getScope())
        || Artifact.SCOPE_RUNTIME.equals(artifact.getScope());
  }

  private Aar unpack(Artifact artifact) throws IOException {
    String name = artifact.getArtifactId() + "-" + artifact.getVersion();
    return Aar.unpack(artifact.getFile().toPath(), name, root);
  }
}
