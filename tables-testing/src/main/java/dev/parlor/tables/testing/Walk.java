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
 * The source files of the product that a way through the program passes: those on the call stack at
 * the moments at which somebody looks. A file that was called and has returned before is not seen,
 * nor a value that only hands itself over to whoever asks for its kind.
 */
public final class Walk {
  private static final String HOUSE = "dev.parlor.";

  private final String tests;
  private final Set<String> files = new LinkedHashSet<>();
  private final List<String> moments = new ArrayList<>();

  /**
   * @param test whose folder holds no files of the product
   */
  public Walk(Class<?> test) {
    tests = folder(test);
  }

  /** Notes what is on the stack now, from the outside in. */
  public void look(String moment) {
    look(moment, "", "");
  }

  /**
   * The same between two files: a way begins and ends there.
   *
   * @param first what called this file doesn't count; all counts where it is empty
   * @param last what this file calls doesn't count
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

  /** How many files there were. */
  public int length() {
    return files.size();
  }

  /** Those that have more lines than this, and how many they have. */
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

  /** Each file once, in the order of the way, with the folder that it lies in. */
  public List<String> files() {
    return List.copyOf(files);
  }

  /** The same without folders and endings. */
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

  /** Writes lists to a file below {@code target}; what stands in it then. */
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
   * The same object, seen whenever one of its methods is called.
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

  /** Where a file of the product lies, in whichever module. */
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

  /** From the inside out. */
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

  /** Where a class comes from; asked of its file, for not every loader tells it of its classes. */
  private static String folder(Class<?> type) {
    String file = "/" + type.getName().replace('.', '/') + ".class";
    URL found = type.getResource(file);
    return found == null ? "" : found.toString().replace(file, "");
  }
}
