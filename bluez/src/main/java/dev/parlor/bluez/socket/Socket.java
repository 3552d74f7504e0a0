package dev.parlor.bluez.socket;

import com.sun.jna.LastErrorException;
import com.sun.jna.NativeLong;
import com.sun.jna.ptr.IntByReference;
import java.io.Closeable;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.Arrays;

/**
 * A socket of the kernel. A thread that waits at it waits in {@code poll}, beside a second
 * descriptor by which {@link #close} wakes all waiting threads. The kernel's number is given back
 * when the last of them has gone, so that nobody reads from somebody else's socket.
 */
final class Socket implements Closeable {
  private static final int NAME = 32;
  private static final NativeLong TWO = new NativeLong(2);

  private final int fd;
  private final int wake;
  private int users;
  private boolean closed;
  private boolean released;

  /** A call of the C library with this socket's number. */
  private interface Call {
    int run(int fd);
  }

  private Socket(int fd) throws IOException {
    this.fd = fd;
    try {
      this.wake = Libc.eventfd(0, Libc.NONBLOCK | Libc.CLOEXEC);
    } catch (LastErrorException tooMany) {
      Libc.close(fd);
      throw failure(tooMany);
    }
  }

  static Socket of(int type, int protocol) throws IOException {
    try {
      return new Socket(
          Libc.socket(Libc.AF_BLUETOOTH, type | Libc.NONBLOCK | Libc.CLOEXEC, protocol));
    } catch (LastErrorException failed) {
      throw failure(failed);
    }
  }

  void bind(byte[] address) throws IOException {
    use(number -> Libc.bind(number, address, address.length));
  }

  void listen(int backlog) throws IOException {
    use(number -> Libc.listen(number, backlog));
  }

  /** The socket's own name, as the kernel has filled it in. */
  byte[] name() throws IOException {
    byte[] name = new byte[NAME];
    use(number -> Libc.getsockname(number, name, new IntByReference(NAME)));
    return name;
  }

  int option(int level, int option, int bytes) throws IOException {
    byte[] value = new byte[bytes];
    use(number -> Libc.getsockopt(number, level, option, value, new IntByReference(bytes)));
    int result = 0;
    for (int i = bytes - 1; i >= 0; i--) {
      result = result << 8 | (value[i] & 0xff);
    }
    return result;
  }

  void set(int level, int option, byte[] value) throws IOException {
    use(number -> Libc.setsockopt(number, level, option, value, value.length));
  }

  /** Connects, and waits until the other end answers. */
  void connect(byte[] address) throws IOException {
    int error = attempt(number -> Libc.connect(number, address, address.length));
    if (error == Libc.Errno.EINPROGRESS
        || error == Libc.Errno.EAGAIN
        || error == Libc.Errno.EINTR) {
      await(Libc.POLLOUT, -1);
      error = option(Libc.SOL_SOCKET, Libc.SO_ERROR, 4);
    }
    if (error != 0) {
      throw error == Libc.Errno.EBUSY
          ? new Busy()
          : new IOException("connecting failed, errno " + error);
    }
  }

  /** Waits for the next connection. Its name is written into {@code peer}. */
  Socket accept(byte[] peer) throws IOException {
    int[] accepted = new int[1];
    Call take =
        number -> {
          accepted[0] =
              Libc.accept4(
                  number, peer, new IntByReference(peer.length), Libc.NONBLOCK | Libc.CLOEXEC);
          return accepted[0];
        };
    waiting(take, Libc.POLLIN);
    return new Socket(accepted[0]);
  }

  /** Waits for bytes and reads them; answers how many, 0 at the end. */
  int read(byte[] to) throws IOException {
    return waiting(
        number -> Libc.read(number, to, new NativeLong(to.length)).intValue(), Libc.POLLIN);
  }

  /** Reads like {@link #read(byte[])}, but waits no longer than this. */
  int read(byte[] to, int millis) throws IOException {
    await(Libc.POLLIN, millis);
    return read(to);
  }

  /** Waits until the kernel takes some of these bytes, and answers how many. */
  int write(byte[] bytes, int from, int to) throws IOException {
    byte[] part = from == 0 && to == bytes.length ? bytes : Arrays.copyOfRange(bytes, from, to);
    return waiting(
        number -> Libc.write(number, part, new NativeLong(part.length)).intValue(), Libc.POLLOUT);
  }

  /** The call's result. While the kernel has nothing, this waits and calls again. */
  private int waiting(Call call, int event) throws IOException {
    while (true) {
      int[] result = new int[1];
      int error =
          attempt(
              number -> {
                result[0] = call.run(number);
                return result[0];
              });
      if (error == 0) {
        return result[0];
      } else if (error == Libc.Errno.EAGAIN) {
        await(event, -1);
      } else if (error != Libc.Errno.EINTR) {
        throw error == Libc.Errno.EMSGSIZE ? new TooLong() : new IOException("errno " + error);
      }
    }
  }

  private void use(Call call) throws IOException {
    int error = attempt(call);
    if (error != 0) {
      throw new IOException("errno " + error);
    }
  }

  /** Makes the call once. The answer is the number of its error, or 0. */
  private int attempt(Call call) throws IOException {
    enter();
    try {
      int unused = call.run(fd);
      return 0;
    } catch (LastErrorException failed) {
      return failed.getErrorCode();
    } finally {
      leave();
    }
  }

  private void await(int event, int millis) throws IOException {
    byte[] waits = new byte[16];
    put(waits, 0, fd, event);
    put(waits, 8, wake, Libc.POLLIN);
    enter();
    try {
      if (Libc.poll(waits, TWO, millis) == 0) {
        throw new InterruptedIOException("nothing came");
      }
    } catch (LastErrorException failed) {
      if (failed.getErrorCode() != Libc.Errno.EINTR) {
        throw failure(failed);
      }
    } finally {
      leave();
    }
  }

  private static void put(byte[] waits, int at, int number, int event) {
    boolean little = java.nio.ByteOrder.nativeOrder() == java.nio.ByteOrder.LITTLE_ENDIAN;
    for (int i = 0; i < 4; i++) {
      waits[at + i] = (byte) (number >> (8 * (little ? i : 3 - i)));
    }
    waits[at + (little ? 4 : 5)] = (byte) event;
  }

  private synchronized void enter() throws IOException {
    if (closed) {
      throw new IOException("closed");
    }
    users++;
  }

  private synchronized void leave() {
    users--;
    release();
  }

  private void release() {
    if (closed && users == 0 && !released) {
      released = true;
      Libc.close(fd);
      Libc.close(wake);
    }
  }

  /** Ends the connection at once and wakes everybody; closing again does nothing. */
  @Override
  public synchronized void close() {
    if (closed) {
      return;
    }
    closed = true;
    try {
      Libc.shutdown(fd, Libc.SHUT_RDWR);
    } catch (LastErrorException gone) {
      // the peer was first to end it
    }
    if (users > 0) {
      wakeAll();
    }
    release();
  }

  private void wakeAll() {
    try {
      NativeLong unused = Libc.write(wake, new byte[] {1, 0, 0, 0, 0, 0, 0, 0}, new NativeLong(8));
    } catch (LastErrorException full) {
      // the waiting threads are awake already
    }
  }

  private static IOException failure(LastErrorException failed) {
    return new IOException("errno " + failed.getErrorCode(), failed);
  }

  /** The channel of the other end is in use by another connection. */
  static final class Busy extends IOException {
    private static final long serialVersionUID = 1;

    Busy() {
      super("the channel is in use");
    }
  }

  /** The packet is longer than the other end takes. */
  static final class TooLong extends IOException {
    private static final long serialVersionUID = 1;

    TooLong() {
      super("the packet is too long");
    }
  }
}
