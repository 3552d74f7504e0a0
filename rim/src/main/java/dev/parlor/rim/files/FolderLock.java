package dev.parlor.rim.files;

import dev.parlor.rim.Trouble;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A folder that somebody alone may write to, among all processes. */
public final class FolderLock implements AutoCloseable {
  private static final String NAME = ".lock";

  private final SoleFile file;

  private FolderLock(SoleFile file) {
    this.file = file;
  }

  /** Takes the folder, which is made if need be. */
  public static FolderLock of(Path folder) {
    return ifFree(folder).orElseThrow(() -> new Trouble("folder.taken", folder));
  }

  /** Takes the folder, which is made if need be; empty while somebody else has it. */
  public static Optional<FolderLock> ifFree(Path folder) {
    try {
      Files.createDirectories(folder);
      return SoleFile.open(folder.resolve(NAME)).map(FolderLock::new);
    } catch (IOException e) {
      throw new Trouble("home.unusable", folder, String.valueOf(e.getMessage()));
    }
  }

  @Override
  public void close() {
    try {
      file.close();
    } catch (IOException nothingLeftToDo) {
      // the system lets go of it
    }
  }
}
