package dev.parlor.rim.table;

import dev.parlor.p2p.seat.JournalFormat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.files.SoleFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;

/** A journal in one file. Only one holder may have it open. */
public final class FileJournal implements Journal {
  /** Somebody sits on this seat already, in this process or in another. */
  public static final class Taken extends IOException {
    private static final long serialVersionUID = 1;

    Taken() {
      super("somebody sits on this seat");
    }
  }

  private final SoleFile file;
  private final List<Bytes> records;
  private volatile boolean dirty;

  private FileJournal(SoleFile file, List<Bytes> records) {
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
    SoleFile file = SoleFile.open(path, ownerOnly()).orElseThrow(Taken::new);
    try {
      JournalFormat.Contents contents = JournalFormat.read(read(file.channel()));
      file.channel().truncate(contents.length());
      file.channel().position(contents.length());
      return new FileJournal(file, contents.records());
    } catch (IOException | RuntimeException e) {
      file.close();
      throw e;
    }
  }

  /**
   * Reads over the channel that holds the lock. Closing any other channel on this file would let go
   * of the lock.
   */
  private static byte[] read(FileChannel file) throws IOException {
    ByteBuffer all = ByteBuffer.allocate((int) Math.min(file.size(), Integer.MAX_VALUE));
    int read = 0;
    while (all.hasRemaining() && read >= 0) {
      read = file.read(all);
    }
    return Arrays.copyOf(all.array(), all.position());
  }

  /** The rights of the file: only its owner may read it, because it holds secret keys. */
  private static FileAttribute<?>[] ownerOnly() {
    return FileSystems.getDefault().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        }
        : new FileAttribute<?>[0];
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
        file.channel().write(bytes);
      }
      dirty = true;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public boolean isSafe() {
    return !dirty;
  }

  /** Forces the file. What is appended meanwhile is for the next time. */
  @Override
  public synchronized void force() {
    if (!dirty) {
      return;
    }
    try {
      dirty = false;
      file.channel().force(false);
    } catch (IOException e) {
      dirty = true;
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public synchronized void close() {
    try {
      force();
      file.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
