package dev.parlor.apk;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.resolution.DependencyResolutionException;

/** Fetches packages that must never be on a class path of the project. */
record Repository(
    RepositorySystem system, RepositorySystemSession session, List<RemoteRepository> remotes) {

  /** One jar, by {@code group:name:version}. */
  Path jar(String coordinates) throws IOException {
    try {
      return system
          .resolveArtifact(
              session, new ArtifactRequest(new DefaultArtifact(coordinates), remotes, null))
          .getArtifact()
          .getFile()
          .toPath();
    } catch (ArtifactResolutionException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  /** A jar and everything that it needs to run. */
  List<Path> program(String coordinates) throws IOException {
    CollectRequest collect =
        new CollectRequest(new Dependency(new DefaultArtifact(coordinates), "runtime"), remotes);
    try {
      return system
          .resolveDependencies(session, new DependencyRequest(collect, null))
          .getArtifactResults()
          .stream()
          .map(result -> result.getArtifact().getFile().toPath())
          .toList();
    } catch (DependencyResolutionException e) {
      throw new IOException(e.getMessage(), e);
    }
  }
}
