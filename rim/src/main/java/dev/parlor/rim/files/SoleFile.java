package dev.parlor.rim.files;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A file that somebody has alone, among all processes. The system lets go of it when the process
 * ends.
 *
 * <p>POSIX takes a lock from a process as soon as that process closes any descriptor of the file. A
 * file that is held here must therefore not even be opened again to find out whether it is. So the
 * whole process keeps a list of what it holds.
 */
public final class SoleFile implements Closeable {
  private static final Map<Object, SoleFile> HELD = new HashMap<>();

  private final Object identity;
  private final FileChannel channel;

  private SoleFile(Object identity, FileChannel channel) {
    this.identity = identity;
    this.channel = channel;
  }

  /**
   * Opens it to read and write; empty while somebody else has it.
   *
   * @param ifNew what the file is created with
   */
  public static Optional<SoleFile> open(Path path, FileAttribute<?>... ifNew) throws IOException {
    synchronized (HELD) { // making a file opens it, too
      try {
        Files.createFile(path, ifNew);
      } catch (FileAlreadyExistsException asMostOfTheTime) {
        // it is opened below
      }
      Object identity = identity(path);
      SoleFile holder = HELD.get(identity);
      if (holder != null && holder.channel.isOpen()) { // an interrupt closes a channel
        return Optional.empty();
      }
      FileChannel channel =
          FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
      SoleFile file = new SoleFile(identity, channel);
      boolean mine = false;
      try {
        mine = isMine(channel);
      } finally {
        if (mine) {
          HELD.put(identity, file);
        } else {
          channel.close();
        }
      }
      return mine ? Optional.of(file) : Optional.empty();
    }
  }

  /** A key of the file that is equal for all names of it. */
  private static Object identity(Path path) throws IOException {
    Object key = Files.readAttributes(path, BasicFileAttributes.class).fileKey();
    return key == null ? path.toRealPath() : key;
  }

  private static boolean isMine(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException byOtherCodeOfThisProcess) {
      return false;
    }
  }

  public FileChannel channel() {
    return channel;
  }

  @Override
  public void close() throws IOException {
    synchronized (HELD) {
      HELD.remove(identity, this);
      channel.close();
    }
  }
}
