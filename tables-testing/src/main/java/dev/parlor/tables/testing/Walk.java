package dev.parlor.tables.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The source files of the product that a way through the program passes. These are the files on the
 * call stack at the moments at which a test looks. A file that was called and has returned before
 * is not seen. A record is not seen either when it only hands itself over to a visitor.
 */
public final class Walk {
  private static final String HOUSE = "dev.parlor.";

  private final String tests;
  private final Set<String> files = new LinkedHashSet<>();
  private final List<String> moments = new ArrayList<>();

  /**
   * @param test a class of the tests; files in its folder are none of the product's
   */
  public Walk(Class<?> test) {
    tests = folder(test);
  }

  /** Notes the files on the stack now, from the outside in. */
  public void look(String moment) {
    look(moment, "", "");
  }

  /**
   * Notes the files on the stack between two of them, where a way begins and ends.
   *
   * @param first what called this file doesn't count; if it is empty, all counts
   * @param last what this file calls doesn't count; if it is empty, all counts
   */
  public void look(String moment, String first, String last) {
    if (moments.contains(moment)) {
      return;
    }
    moments.add(moment);
    List<String> stack = stack();
    int inner = last.isEmpty() ? 0 : stack.indexOf(last);
    int outer = first.isEmpty() ? stack.size() : stack.lastIndexOf(first) + 1;
    for (int i = outer - 1; i >= inner; i--) {
      files.add(stack.get(i));
    }
  }

  public boolean has(String moment) {
    return moments.contains(moment);
  }

  /** Whether this file is on the stack now. */
  public boolean isIn(String file) {
    return stack().contains(file);
  }

  /** How many files the way has passed. */
  public int length() {
    return files.size();
  }

  /** The files that have more lines than this, and how many they have. */
  public List<String> longerThan(int lines) {
    List<String> longer = new ArrayList<>();
    for (String file : files) {
      int has = lines(file);
      if (has > lines) {
        longer.add(file + ": " + has);
      }
    }
    return longer;
  }

  /** The names of these files, without folders and endings. */
  public List<String> names() {
    List<String> names = new ArrayList<>();
    files.forEach(file -> names.add(file.replaceAll(".*/|\\.java", "")));
    return names;
  }

  public List<String> moments() {
    return List.copyOf(moments);
  }

  /** A line that says what way it is, then each file once, in the order of the way. */
  public List<String> told(String way) {
    List<String> told = new ArrayList<>();
    told.add(way + ": " + files.size() + " files");
    files.forEach(file -> told.add("  " + file + ", " + lines(file) + " lines"));
    return told;
  }

  /** Writes lists to a file below {@code target}, and answers its text. */
  public static String record(String name, List<String> lines) {
    try {
      Path list = Paths.get("target", name);
      Files.createDirectories(list.getParent());
      Files.write(list, lines, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return String.join("\n", lines);
  }

  /**
   * An object that does as the real one does, and tells of every call of one of its methods first.
   *
   * @param called told the name of the method
   */
  @SuppressWarnings("unchecked") // a proxy of the same interface
  public static <T> T watched(Class<? super T> type, T real, Consumer<String> called) {
    return (T)
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, args) -> {
              called.accept(method.getName());
              try {
                return method.invoke(real, args);
              } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
              }
            });
  }

  private static int lines(String file) {
    try {
      return Files.readAllLines(source(file), StandardCharsets.UTF_8).size();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The folder that holds all modules. */
  static Path house() {
    Path house = Paths.get("").toAbsolutePath();
    while (!Files.isDirectory(house.resolve("core-games"))) {
      house = Objects.requireNonNull(house.getParent(), "outside of the project");
    }
    return house;
  }

  /** The path of a file of the product, in whichever module it lies. */
  private static Path source(String file) throws IOException {
    try (DirectoryStream<Path> modules = Files.newDirectoryStream(house())) {
      for (Path module : modules) {
        Path source = module.resolve("src/main/java/dev/parlor").resolve(file);
        if (Files.exists(source)) {
          return source;
        }
      }
    }
    throw new IllegalStateException("no module has " + file);
  }

  /** The files on the stack, from the inside out. */
  private List<String> stack() {
    List<String> found = new ArrayList<>();
    StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
        .forEach(
            frame -> {
              Class<?> at = frame.getDeclaringClass();
              boolean handsOver = at.isRecord() && frame.getMethodName().equals("to");
              if (at.getName().startsWith(HOUSE) && !isOfTests(at) && !handsOver) {
                String folder = at.getPackageName().substring(HOUSE.length());
                found.add(folder.replace('.', '/') + "/" + frame.getFileName());
              }
            });
    return found;
  }

  private boolean isOfTests(Class<?> at) {
    return folder(at).equals(tests) || (at.getPackageName() + ".").contains(".testing.");
  }

  /**
   * The place that a class comes from. Its own file is asked for that, because not every loader
   * tells the place of its classes.
   */
  private static String folder(Class<?> type) {
    String file = "/" + type.getName().replace('.', '/') + ".class";
    URL found = type.getResource(file);
    return found == null ? "" : found.toString().replace(file, "");
  }
}
