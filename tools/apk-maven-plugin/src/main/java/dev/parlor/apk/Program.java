package dev.parlor.apk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The classes of the app.
 *
 * @param classes the app's own classes
 * @param modules jars that this build made of its other modules
 * @param libraries jars from elsewhere, which never change
 */
record Program(Path classes, List<Path> modules, List<Path> libraries) {

  /** Divides jars into modules and libraries: a module lies where this build writes. */
  static Program of(Path classes, List<Path> jars, Path reactor, Path unpacked) {
    List<Path> modules = new ArrayList<>();
    List<Path> libraries = new ArrayList<>();
    for (Path jar : jars) {
      boolean module = jar.startsWith(reactor) && !jar.startsWith(unpacked);
      (module ? modules : libraries).add(jar);
    }
    return new Program(classes, modules, libraries);
  }

  List<Path> own() throws IOException {
    List<Path> own = new ArrayList<>(Folders.allFiles(classes, ".class"));
    own.addAll(modules);
    return own;
  }

  List<Path> all() throws IOException {
    List<Path> all = new ArrayList<>(own());
    all.addAll(libraries);
    return all;
  }

  /** The places of our own that may hold, beside classes, files that code reads at run time. */
  List<Path> ownPlaces() {
    List<Path> places = new ArrayList<>(modules);
    if (Files.isDirectory(classes)) {
      places.add(classes);
    }
    return places;
  }
}
