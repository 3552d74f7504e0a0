package dev.parlor.terminal.shell;

import dev.parlor.rim.Trouble;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** Something the user can mend, as a key of {@code texts.properties} with its arguments. */
public final class Problem extends Trouble {
  private static final long serialVersionUID = 1;

  public Problem(String key, Object... args) {
    super(key, args);
  }

  /** A list of files for a sentence. */
  public static String list(List<Path> files) {
    return files.stream().map(Path::toString).collect(Collectors.joining(", "));
  }
}
