package dev.parlor.terminal.play;

import java.security.CodeSource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The source files of the product that a way through the program passes: those on the call stack at
 * the moments at which somebody looks. A file that was called and has returned before is not seen,
 * nor a value that only hands itself over to whoever asks for its kind.
 */
final class Walk {
  private final Set<String> files = new LinkedHashSet<>();
  private final List<String> moments = new ArrayList<>();

  /** Notes what is on the stack now, from the outside in. */
  void look(String moment) {
    look(moment, "");
  }

  /**
   * The same, but for what lies behind a file: a way ends there.
   *
   * @param end the last file that counts; all count where it is empty
   */
  void look(String moment, String end) {
    if (moments.contains(moment)) {
      return;
    }
    moments.add(moment);
    List<String> stack = stack();
    if (!end.isEmpty()) {
      stack = stack.subList(stack.indexOf(end), stack.size());
    }
    for (int i = stack.size() - 1; i >= 0; i--) {
      files.add(stack.get(i));
    }
  }

  boolean has(String moment) {
    return moments.contains(moment);
  }

  /** Each file once, in the order of the way. */
  List<String> files() {
    return List.copyOf(files);
  }

  List<String> moments() {
    return List.copyOf(moments);
  }

  static List<String> stack() {
    List<String> found = new ArrayList<>();
    StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
        .forEach(
            frame -> {
              Class<?> at = frame.getDeclaringClass();
              boolean handsOver = at.isRecord() && frame.getMethodName().equals("to");
              if (at.getName().startsWith("dev.parlor.") && !isOfTests(at) && !handsOver) {
                String folder = at.getPackageName().substring("dev.parlor.".length());
                found.add(folder.replace('.', '/') + "/" + frame.getFileName());
              }
            });
    return found;
  }

  private static boolean isOfTests(Class<?> at) {
    CodeSource source = at.getProtectionDomain().getCodeSource();
    CodeSource own = Walk.class.getProtectionDomain().getCodeSource();
    return source == null || source.getLocation().equals(own.getLocation());
  }
}
