package dev.parlor.rim.files;

import dev.parlor.rim.Trouble;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A folder that one process at a time may write to. The system lets go when the process ends. */
public final class FolderLock implements AutoCloseable {
  private static final String NAME = ".lock";

  private final FileChannel file;
  private final FileLock lock;

  private FolderLock(FileChannel file, FileLock lock) {
    this.file = file;
    this.lock = lock;
  }

  /** Takes the folder, which is made if need be. */
  public static FolderLock of(Path folder) {
    return ifFree(folder).orElseThrow(() -> new Trouble("folder.taken", folder));
  }

  /** The same; empty while somebody else has it. */
  public static Optional<FolderLock> ifFree(Path folder) {
    try {
      Files.createDirectories(folder);
      FileChannel file =
          FileChannel.open(
              folder.resolve(NAME), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      FileLock lock = tryLock(file);
      if (lock == null) {
        file.close();
        return Optional.empty();
      }
      return Optional.of(new FolderLock(file, lock));
    } catch (IOException e) {
      throw new Trouble("home.unusable", folder, String.valueOf(e.getMessage()));
    }
  }

  private static @Nullable FileLock tryLock(FileChannel file) throws IOException {
    try {
      return file.tryLock();
    } catch (OverlappingFileLockException takenByThisProcess) {
      return null;
    }
  }

  @Override
  public void close() {
    try {
      lock.release();
      file.close();
    } catch (IOException nothingLeftToDo) {
      // the system lets go of it
    }
  }
}
