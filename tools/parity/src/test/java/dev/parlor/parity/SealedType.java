package dev.parlor.parity;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A sealed type as its source says it. It hands itself over by a method without a body, {@code
 * match} or {@code to}, that takes one visitor: an interface with a method for each kind, or a
 * record with a function for each.
 */
final class SealedType {
  private static final Pattern SEALED =
      Pattern.compile("\\bsealed\\s+(?:interface|class)\\s+(\\w+)([^{]*)\\{");
  private static final Pattern HAND_OVER =
      Pattern.compile(
          "(?m)^\\s*(?:abstract\\s+)?(?:<\\w+>\\s+)?[\\w\\[\\]]+\\s+(?:to|match)"
              + "\\((\\w+)(?:<[\\w, ]+>)?\\s+\\w+\\)(?:\\s+throws\\s+\\w+)?;");
  private static final Pattern OVERRIDDEN =
      Pattern.compile("default\\s+(?:<\\w+>\\s+)?[\\w\\[\\]]+\\s+(?:to|match)\\(");

  private final String name;
  private final String header;
  private final String source;
  private final String body;

  private SealedType(String name, String header, String source, String body) {
    this.name = name;
    this.header = header;
    this.source = source;
    this.body = body;
  }

  /** All sealed types in these files. */
  static List<SealedType> in(List<Path> files) {
    List<SealedType> types = new ArrayList<>();
    for (Path file : files) {
      try {
        types.addAll(in(Files.readString(file)));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return types;
  }

  /** All sealed types in one file. */
  static List<SealedType> in(String file) {
    String source = Sources.withoutComments(file);
    List<SealedType> types = new ArrayList<>();
    Matcher sealed = SEALED.matcher(source);
    while (sealed.find()) {
      String body = inside(source, sealed.end());
      types.add(new SealedType(sealed.group(1), sealed.group(2), source, flat(body)));
    }
    return types;
  }

  String name() {
    return name;
  }

  boolean handsItselfOver() {
    return visitor().isPresent();
  }

  /** How many words the visitor has. */
  int words() {
    String visitor = visitor().orElseThrow();
    Matcher record = Pattern.compile("\\brecord " + visitor + "<[^(]*\\(").matcher(source);
    if (record.find()) {
      return Sources.parts(inside(source, record.end())).size();
    }
    Matcher type = Pattern.compile("\\binterface " + visitor + "\\b[^{]*\\{").matcher(source);
    return type.find() ? (int) inside(source, type.end()).chars().filter(c -> c == ';').count() : 0;
  }

  /** How many kinds stand directly below this type. */
  int kinds() {
    Matcher permits = Pattern.compile("permits\\s+(.*)").matcher(header);
    if (permits.find()) {
      return permits.group(1).split(",").length;
    }
    Matcher kind =
        Pattern.compile("(?:implements|extends)\\s+(?:[^{;]*?[\\s,])??" + name + "\\b[^{;]*\\{")
            .matcher(source);
    int kinds = 0;
    while (kind.find()) {
      kinds++;
    }
    return kinds;
  }

  /** The visitor to which values of this type are handed, by this type or by the one above it. */
  private Optional<String> visitor() {
    Matcher own = HAND_OVER.matcher(body);
    if (own.find()) {
      return Optional.of(own.group(1));
    }
    return OVERRIDDEN.matcher(body).find()
        ? Optional.empty()
        : above().flatMap(SealedType::visitor);
  }

  private Optional<SealedType> above() {
    Matcher extended = Pattern.compile("extends\\s+(\\w+)").matcher(header);
    return extended.find()
        ? in(source).stream().filter(type -> type.name.equals(extended.group(1))).findFirst()
        : Optional.empty();
  }

  /** What stands between a bracket that was opened before this place and the one that closes it. */
  private static String inside(String source, int from) {
    return source.substring(from, Sources.closing(source, from));
  }

  /** A block without the blocks that stand in it. */
  private static String flat(String block) {
    StringBuilder flat = new StringBuilder();
    int depth = 0;
    for (int at = 0; at < block.length(); at++) {
      char c = block.charAt(at);
      depth -= c == '}' ? 1 : 0;
      if (depth == 0) {
        flat.append(c);
      }
      depth += c == '{' ? 1 : 0;
    }
    return flat.toString();
  }
}
