package dev.parlor.bluez;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.parlor.bluez.socket.Endpoint;
import dev.parlor.radio.hardware.Carrier;
import dev.parlor.radio.hardware.Dialing;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ConnectionsTest {
  private static final Endpoint HOST = new Endpoint("00:AA:01:00:00:42", Endpoint.Kind.LE_PUBLIC);
  private static final String PATH = "/org/bluez/hci1/dev_00_AA_01_00_00_42";

  private final Set<String> connected = new HashSet<>();
  private final List<String> ended = new ArrayList<>();
  private final Connections connections =
      new Connections(
          new Connections.Daemon() {
            @Override
            public boolean isConnected(String device) {
              return connected.contains(device);
            }

            @Override
            public void end(String device) {
              ended.add("end " + device);
            }

            @Override
            public void letEnd(String device) {
              ended.add("let end " + device);
            }
          },
          "/org/bluez/hci1");

  /** Calls the host, in vain. The connection is up from now on all the same. */
  private void call() {
    Dialing dialing =
        new Dialing() {
          @Override
          public Carrier connect() throws IOException {
            connected.add(PATH);
            throw new IOException("no such channel");
          }

          @Override
          public void close() {
            // nothing is under way
          }
        };
    assertThrows(IOException.class, () -> connections.noted(HOST, dialing).connect());
  }

  @Test
  void connectionsThatBeganHereEndWithTheProgram() {
    call();
    call();
    connections.endBegun();
    connections.endBegun();
    assertEquals(List.of("let end " + PATH), ended);
  }

  @Test
  void connectionsThatWereUpBeforeStayUp() {
    connected.add(PATH);
    call();
    connections.endBegun();
    assertEquals(List.of(), ended);
  }
}
