package dev.parlor.bluez.socket;

import dev.parlor.p2p.wire.Writer;
import dev.parlor.radio.Handle;
import java.io.Closeable;
import java.io.IOException;
import java.util.Arrays;

/**
 * The kernel's own door for Bluetooth, by which exact bytes can be put into the air. BlueZ before
 * 5.80 has no other way to set a scan response. Needs the capability CAP_NET_ADMIN.
 */
public final class Management implements Closeable {
  private static final int CONTROL = 3;
  private static final int NO_DEVICE = 0xffff;
  private static final int COMPLETE = 1;
  private static final int STATUS = 2;
  private static final int IS_CONNECTABLE = 2;
  private static final int SETTINGS = 13;
  private static final int CONNECTABLE = 1;
  private static final int PATIENCE = 3_000;
  private static final int MOST_EVENTS = 1_000;

  /** The commands to the kernel, by its numbers. */
  private enum Command {
    INFORMATION(0x04),
    SET_CONNECTABLE(0x07),
    FEATURES(0x3d),
    ADD(0x3e),
    REMOVE(0x3f);

    private final int opcode;

    Command(int opcode) {
      this.opcode = opcode;
    }
  }

  private final Socket socket;
  private final int adapter;
  private final byte[] heard = new byte[1 << 12];

  private Management(Socket socket, int adapter) {
    this.socket = socket;
    this.adapter = adapter;
  }

  /**
   * @param adapter the number in {@code hci0}
   */
  public static Management of(int adapter) throws IOException {
    Socket socket = Socket.of(Libc.RAW, Libc.HCI);
    try {
      socket.bind(
          new byte[] {Libc.AF_BLUETOOTH, 0, (byte) NO_DEVICE, (byte) (NO_DEVICE >> 8), CONTROL, 0});
      return new Management(socket, adapter);
    } catch (IOException failed) {
      socket.close();
      throw failed;
    }
  }

  /** How many adverts the adapter can show at once. Asking needs the capability. */
  public int slots() throws IOException {
    byte[] features = call(Command.FEATURES, new byte[0]);
    if (features.length < 7) {
      throw new IOException("no features");
    }
    return features[6] & 0xff;
  }

  /**
   * Shows these bytes in the place of those shown before. They take the adapter's last slot. So
   * what a killed process has left behind there is overwritten and tells no lies.
   */
  public void show(byte[] advert, byte[] response) throws IOException {
    int slot = slots();
    if (slot == 0) {
      throw new IOException("the adapter shows no adverts");
    }
    byte[] unused = call(Command.ADD, add(slot, advert, response));
  }

  /**
   * Lets others connect to the classic radio until closed. BlueZ itself does so only for devices
   * that it has been paired with, or while the computer is discoverable.
   */
  public static Handle connectable(int adapter) throws IOException {
    try (Management management = of(adapter)) {
      byte[] about = management.call(Command.INFORMATION, new byte[0]);
      if (about.length <= SETTINGS || (about[SETTINGS] & IS_CONNECTABLE) != 0) {
        return () -> {};
      }
      management.setConnectable(1);
    }
    return Handle.once(
        () -> {
          try (Management again = of(adapter)) {
            again.setConnectable(0);
          } catch (IOException gone) {
            // the adapter is off, so nobody can connect to it
          }
        });
  }

  private void setConnectable(int whether) throws IOException {
    byte[] unused = call(Command.SET_CONNECTABLE, new byte[] {(byte) whether});
  }

  static byte[] add(int slot, byte[] advert, byte[] response) {
    return new Writer()
        .u8(slot)
        .bytes(new byte[] {CONNECTABLE, 0, 0, 0, 0, 0, 0, 0})
        .u8(advert.length)
        .u8(response.length)
        .bytes(advert)
        .bytes(response)
        .toArray();
  }

  /** Takes down what is shown. */
  public void takeDown() {
    try {
      byte[] unused = call(Command.REMOVE, new byte[] {(byte) slots()});
    } catch (IOException gone) {
      // the adapter has gone, and the advert with it
    }
  }

  private synchronized byte[] call(Command command, byte[] parameters) throws IOException {
    int opcode = command.opcode;
    byte[] question =
        new Writer()
            .bytes(new byte[] {(byte) opcode, (byte) (opcode >> 8)})
            .bytes(new byte[] {(byte) adapter, (byte) (adapter >> 8)})
            .bytes(new byte[] {(byte) parameters.length, (byte) (parameters.length >> 8)})
            .bytes(parameters)
            .toArray();
    int unused = socket.write(question, 0, question.length);
    for (int i = 0; i < MOST_EVENTS; i++) {
      int length = socket.read(heard, PATIENCE);
      if (length >= 9 && isAbout(opcode)) {
        if (heard[8] != 0) {
          throw new IOException("the kernel refuses, status " + heard[8]);
        }
        return Arrays.copyOfRange(heard, 9, length);
      }
    }
    throw new IOException("the kernel does not answer");
  }

  private boolean isAbout(int opcode) {
    int event = u16(0);
    return (event == COMPLETE || event == STATUS) && u16(2) == adapter && u16(6) == opcode;
  }

  private int u16(int at) {
    return (heard[at] & 0xff) | (heard[at + 1] & 0xff) << 8;
  }

  @Override
  public void close() {
    socket.close();
  }
}
