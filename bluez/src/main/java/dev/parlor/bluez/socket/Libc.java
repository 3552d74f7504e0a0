package dev.parlor.bluez.socket;

import com.sun.jna.LastErrorException;
import com.sun.jna.Native;
import com.sun.jna.NativeLong;
import com.sun.jna.ptr.IntByReference;

/** The few calls of the C library that sockets of Bluetooth need. */
final class Libc {
  static final int AF_BLUETOOTH = 31;
  static final int STREAM = 1;
  static final int RAW = 3;
  static final int PACKETS = 5;
  static final int NONBLOCK = 04000;
  static final int CLOEXEC = 02000000;
  static final int L2CAP = 0;
  static final int HCI = 1;
  static final int RFCOMM = 3;
  static final int SOL_SOCKET = 1;
  static final int SO_ERROR = 4;
  static final int SO_RCVBUF = 8;
  static final int SOL_BLUETOOTH = 274;
  static final int BT_SNDMTU = 12;
  static final int BT_RCVMTU = 13;
  static final int SHUT_RDWR = 2;
  static final int POLLIN = 1;
  static final int POLLOUT = 4;

  /** The reasons for which a call fails. */
  static final class Errno {
    static final int EINTR = 4;
    static final int EAGAIN = 11;
    static final int EMSGSIZE = 90;
    static final int EBUSY = 16;
    static final int EINPROGRESS = 115;

    private Errno() {}
  }

  static {
    Native.register(Libc.class, "c");
  }

  private Libc() {}

  static native int socket(int domain, int type, int protocol) throws LastErrorException;

  static native int bind(int fd, byte[] address, int length) throws LastErrorException;

  static native int listen(int fd, int backlog) throws LastErrorException;

  static native int accept4(int fd, byte[] address, IntByReference length, int flags)
      throws LastErrorException;

  static native int connect(int fd, byte[] address, int length) throws LastErrorException;

  static native int getsockname(int fd, byte[] address, IntByReference length)
      throws LastErrorException;

  static native int getsockopt(int fd, int level, int name, byte[] value, IntByReference length)
      throws LastErrorException;

  static native int setsockopt(int fd, int level, int name, byte[] value, int length)
      throws LastErrorException;

  static native int shutdown(int fd, int how) throws LastErrorException;

  static native int close(int fd) throws LastErrorException;

  static native NativeLong read(int fd, byte[] bytes, NativeLong most) throws LastErrorException;

  static native NativeLong write(int fd, byte[] bytes, NativeLong count) throws LastErrorException;

  static native int poll(byte[] waits, NativeLong count, int millis) throws LastErrorException;

  static native int eventfd(int first, int flags) throws LastErrorException;
}
