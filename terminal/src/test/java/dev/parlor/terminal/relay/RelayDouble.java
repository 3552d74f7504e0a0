package dev.parlor.terminal.relay;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;

/** A WebSocket server on this computer, which does just enough and says what a test wants. */
public final class RelayDouble implements AutoCloseable {
  private static final String MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
  private static final int TEXT = 0x81;
  private static final int CLOSE = 0x88;

  private final ServerSocket door;
  private final BiConsumer<Guest, String> told;
  private final Thread doorkeeper;
  private final Set<Socket> guests = ConcurrentHashMap.newKeySet();

  private RelayDouble(ServerSocket door, BiConsumer<Guest, String> told) {
    this.door = door;
    this.told = told;
    this.doorkeeper = start(this::letIn);
  }

  /** Is told of every text that comes, with the guest that it came from. */
  public static RelayDouble on(int port, BiConsumer<Guest, String> told) throws IOException {
    return new RelayDouble(new ServerSocket(port, 50, InetAddress.getLoopbackAddress()), told);
  }

  static RelayDouble behind(ServerSocket door) {
    return new RelayDouble(door, (guest, text) -> {});
  }

  public String url() {
    return "ws://127.0.0.1:" + port();
  }

  public int port() {
    return door.getLocalPort();
  }

  private static Thread start(Runnable work) {
    Thread thread = new Thread(work, "relay-double");
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private void letIn() {
    while (!door.isClosed()) {
      try {
        Socket socket = door.accept();
        guests.add(socket);
        var unused = start(() -> serve(socket));
      } catch (IOException shut) {
        // the test is over
      }
    }
  }

  private void serve(Socket socket) {
    try (socket) {
      DataInputStream in = new DataInputStream(socket.getInputStream());
      Guest guest = new Guest(socket.getOutputStream());
      guest.raw(answer(header(in)).getBytes(StandardCharsets.US_ASCII));
      while (true) {
        int kind = in.readUnsignedByte() & 15;
        byte[] bytes = payload(in);
        if (kind == 1) {
          told.accept(guest, new String(bytes, StandardCharsets.UTF_8));
        } else if (kind == 8) {
          return;
        } else if (kind == 9) {
          guest.frame(0x8a, bytes);
        }
      }
    } catch (IOException | UncheckedIOException gone) {
      guests.remove(socket);
    }
  }

  private static String header(DataInputStream in) throws IOException {
    ByteArrayOutputStream header = new ByteArrayOutputStream();
    while (!header.toString(StandardCharsets.US_ASCII).endsWith("\r\n\r\n")) {
      int next = in.read();
      if (next < 0) {
        throw new EOFException();
      }
      header.write(next);
    }
    return header.toString(StandardCharsets.US_ASCII);
  }

  private static String answer(String header) {
    String key = header.replaceFirst("(?is).*\r\nSec-WebSocket-Key: *([^\r]+)\r\n.*", "$1");
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-1")
              .digest((key.trim() + MAGIC).getBytes(StandardCharsets.US_ASCII));
      return "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
          + "Sec-WebSocket-Accept: "
          + Base64.getEncoder().encodeToString(hash)
          + "\r\n\r\n";
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static byte[] payload(DataInputStream in) throws IOException {
    int length = in.readUnsignedByte() & 127;
    if (length == 126) {
      length = in.readUnsignedShort();
    } else if (length == 127) {
      length = Math.toIntExact(in.readLong());
    }
    byte[] mask = in.readNBytes(4);
    byte[] bytes = in.readNBytes(length);
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] ^= mask[i % 4];
    }
    return bytes;
  }

  /** A guest of the relay. */
  public static final class Guest {
    private final OutputStream out;

    Guest(OutputStream out) {
      this.out = out;
    }

    public void say(String text) {
      frame(TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    void hangUp() {
      frame(CLOSE, new byte[] {3, (byte) 0xe8});
    }

    /** Sends the first part of a message whose end never comes, or one more part of it. */
    void part(boolean first, String text) {
      frame(first ? 1 : 0, text.getBytes(StandardCharsets.UTF_8));
    }

    synchronized void frame(int head, byte[] bytes) {
      ByteArrayOutputStream frame = new ByteArrayOutputStream();
      frame.write(head);
      if (bytes.length < 126) {
        frame.write(bytes.length);
      } else if (bytes.length < 1 << 16) {
        frame.write(126);
        frame.write(bytes.length >> 8);
        frame.write(bytes.length);
      } else {
        frame.write(127);
        for (int shift = 56; shift >= 0; shift -= 8) {
          frame.write((int) ((long) bytes.length >> shift));
        }
      }
      frame.writeBytes(bytes);
      raw(frame.toByteArray());
    }

    synchronized void raw(byte[] bytes) {
      try {
        out.write(bytes);
        out.flush();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  @Override
  public void close() {
    try {
      door.close();
      for (Socket guest : guests) {
        guest.close();
      }
      doorkeeper.join(); // a thread that still waits would keep the port
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
