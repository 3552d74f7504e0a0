package dev.parlor.apk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.maven.plugin.MojoFailureException;

/** Compiles the resources of the app and its libraries and links them into one package. */
final class Resources {
  private final Aapt2 aapt2;
  private final Path platform;
  private final Path main;
  private final Path compiled;
  private final List<Aar> libraries;
  private final List<String> languages;
  private Set<String> own = Set.of();

  /**
   * @param platform the jar of Android's own classes and resources
   * @param main the folder with {@code res} and {@code assets}
   * @param compiled where compiled resources are kept from build to build
   * @param languages the languages that the package speaks; all that there are if none is named
   */
  Resources(
      Aapt2 aapt2,
      Path platform,
      Path main,
      Path compiled,
      List<Aar> libraries,
      List<String> languages) {
    this.aapt2 = aapt2;
    this.platform = platform;
    this.main = main;
    this.compiled = compiled;
    this.libraries = libraries;
    this.languages = List.copyOf(languages);
  }

  /** Compiles every library that has not been compiled yet, and the app. */
  void compile() throws IOException, MojoFailureException {
    Files.createDirectories(compiled);
    for (Aar library : libraries) {
      if (Files.isDirectory(library.resources()) && !Files.exists(flat(library))) {
        compile(library.resources(), flat(library));
      }
    }
    if (!Files.isDirectory(ownResources())) {
      throw new MojoFailureException(ownResources() + ": there are no resources");
    }
    own = OwnSymbols.under(ownResources());
    compile(ownResources(), ownFlat());
  }

  private void compile(Path dir, Path target) throws IOException, MojoFailureException {
    Path half = target.resolveSibling("half.flata");
    aapt2.run(List.of("compile", "--dir", dir.toString(), "-o", half.toString()));
    Files.move(half, target, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
  }

  /** Links all that was compiled with one manifest. */
  void link(Path manifest, Linked target) throws IOException, MojoFailureException {
    List<String> link = new ArrayList<>(List.of("link", "-o", target.archive().toString()));
    link.addAll(List.of("-I", platform.toString(), "--manifest", manifest.toString()));
    link.addAll(List.of("--output-text-symbols", target.symbols().toString()));
    link.addAll(List.of("--proguard", target.keepRules().toString()));
    link.addAll(List.of("--no-proguard-location-reference", "--auto-add-overlay"));
    if (!languages.isEmpty()) {
      link.addAll(List.of("-c", String.join(",", languages)));
    }
    for (Aar library : libraries) {
      if (Files.exists(flat(library))) {
        link.addAll(List.of("-R", flat(library).toString()));
      }
      if (Files.isDirectory(library.assets())) {
        link.addAll(List.of("-A", library.assets().toString()));
      }
    }
    link.addAll(List.of("-R", ownFlat().toString()));
    if (Files.isDirectory(main.resolve("assets"))) {
      link.addAll(List.of("-A", main.resolve("assets").toString()));
    }
    Files.createDirectories(target.dir());
    aapt2.run(link);
  }

  /**
   * The resources that the app itself declares, as {@code type/name}. They are known once it is
   * compiled.
   */
  Set<String> ownSymbols() {
    return own;
  }

  private Path ownResources() {
    return main.resolve("res");
  }

  private Path ownFlat() {
    return compiled.resolve("app.flata");
  }

  private Path flat(Aar library) {
    return compiled.resolve(library.name() + ".flata");
  }

  /** The files that linking leaves in a folder. */
  record Linked(Path dir) {
    /** The binary manifest, the resource table and the compiled files. */
    Path archive() {
      return dir.resolve("resources.ap_");
    }

    /** Every resource with its number. */
    Path symbols() {
      return dir.resolve("R.txt");
    }

    /** The classes that manifest and layouts name, as rules for R8. */
    Path keepRules() {
      return dir.resolve("named-in-resources.pro");
    }
  }
}
