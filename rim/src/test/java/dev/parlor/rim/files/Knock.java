package dev.parlor.rim.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardOpenOption;

/** A process that tries the lock of a file as the system knows it, and says whether it got it. */
public final class Knock {
  public static final String TAKEN = "taken";
  public static final String FREE = "free";

  private Knock() {}

  /** What another process finds when it tries the lock. */
  public static String at(Path file) throws IOException {
    Process process =
        new ProcessBuilder(
                Paths.get(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Knock.class.getName(),
                file.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  public static void main(String[] args) throws Exception {
    try (FileChannel file = FileChannel.open(Path.of(args[0]), StandardOpenOption.WRITE);
        FileLock lock = file.tryLock()) {
      System.out.print(lock == null ? TAKEN : FREE);
    }
  }
}
