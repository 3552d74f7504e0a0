package dev.parlor.apk;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Writes the class R of a package, with the numbers that linking gave the resources. */
final class RClasses {
  private final Map<Symbol, String> linked;
  private final Path sources;

  RClasses(Map<Symbol, String> linked, Path sources) {
    this.linked = linked;
    this.sources = sources;
  }

  /**
   * Writes the class. Names that linking has dropped (an attribute that another library redefines)
   * are left out.
   */
  void write(String packageName, Set<Symbol> names) throws IOException {
    Map<String, Set<String>> fields = new TreeMap<>();
    for (Symbol symbol : names) {
      String number = linked.get(symbol);
      if (number != null) {
        fields.computeIfAbsent(symbol.type(), type -> new TreeSet<>()).add(field(symbol, number));
      }
    }
    StringBuilder text = new StringBuilder();
    text.append("package ").append(packageName).append(";\n\n");
    text.append("@javax.annotation.processing.Generated(\"apk-maven-plugin\")\n");
    text.append("public final class R {\n  private R() {}\n");
    fields.forEach(
        (type, lines) -> {
          text.append("\n  public static final class ").append(type).append(" {\n");
          text.append("    private ").append(type).append("() {}\n\n");
          lines.forEach(text::append);
          text.append("  }\n");
        });
    Folders.write(
        sources.resolve(packageName.replace('.', '/')).resolve("R.java"),
        text.append("}\n").toString());
  }

  /**
   * A field of the class. It is not final: R8 copies the number of a final field and then drops the
   * resource as unused.
   */
  private static String field(Symbol symbol, String number) {
    return "    public static " + symbol.kind() + " " + symbol.name() + " = " + number + ";\n";
  }
}
