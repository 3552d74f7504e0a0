package dev.parlor.rim.table;

import dev.parlor.p2p.table.JournalFormat;
import dev.parlor.p2p.wire.Bytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** A journal in one file, held by one process at a time. */
public final class FileJournal implements Journal {
  /** Somebody sits on this seat already, in this process or in another. */
  public static final class Taken extends IOException {
    private static final long serialVersionUID = 1;

    Taken() {
      super("somebody sits on this seat");
    }
  }

  private final FileChannel file;
  private final List<Bytes> records;
  private boolean dirty;

  private FileJournal(FileChannel file, List<Bytes> records) {
    this.file = file;
    this.records = records;
  }

  /**
   * Opens or creates it; a torn end is cut off.
   *
   * @throws Taken while somebody else has it open: two phones with one memory would sign two
   *     versions of one thing
   */
  public static FileJournal open(Path path) throws IOException {
    FileChannel file =
        FileChannel.open(
            path,
            Set.of(StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE),
            ownerOnly());
    try {
      if (!isMine(file)) {
        throw new Taken();
      }
      JournalFormat.Contents contents = JournalFormat.read(read(file));
      file.truncate(contents.length());
      file.position(contents.length());
      return new FileJournal(file, contents.records());
    } catch (IOException | RuntimeException e) {
      file.close();
      throw e;
    }
  }

  /** Over the channel that holds the lock: closing any other on this file would let go of it. */
  private static byte[] read(FileChannel file) throws IOException {
    ByteBuffer all = ByteBuffer.allocate((int) Math.min(file.size(), Integer.MAX_VALUE));
    int read = 0;
    while (all.hasRemaining() && read >= 0) {
      read = file.read(all);
    }
    return Arrays.copyOf(all.array(), all.position());
  }

  /** It holds secret keys. */
  private static FileAttribute<?>[] ownerOnly() {
    return FileSystems.getDefault().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        }
        : new FileAttribute<?>[0];
  }

  private static boolean isMine(FileChannel file) throws IOException {
    try {
      return file.tryLock() != null;
    } catch (OverlappingFileLockException inThisProcess) {
      return false;
    }
  }

  /** What was written before it was opened. */
  public List<Bytes> records() {
    return records;
  }

  @Override
  public void append(Bytes record) {
    try {
      ByteBuffer bytes = ByteBuffer.wrap(JournalFormat.frame(record));
      while (bytes.hasRemaining()) {
        file.write(bytes);
      }
      dirty = true;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void force() {
    try {
      if (dirty) {
        file.force(false);
        dirty = false;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    try {
      force();
      file.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
