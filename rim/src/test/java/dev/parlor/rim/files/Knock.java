package dev.parlor.rim.files;

import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A process that tries the lock of a file as the system knows it, and says whether it got it. */
final class Knock {
  static final String TAKEN = "taken";
  static final String FREE = "free";

  private Knock() {}

  public static void main(String[] args) throws Exception {
    try (FileChannel file = FileChannel.open(Path.of(args[0]), StandardOpenOption.WRITE);
        FileLock lock = file.tryLock()) {
      System.out.print(lock == null ? TAKEN : FREE);
    }
  }
}
