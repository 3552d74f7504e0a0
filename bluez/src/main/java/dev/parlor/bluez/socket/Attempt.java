package dev.parlor.bluez.socket;

import dev.parlor.radio.hardware.Carrier;
import dev.parlor.radio.hardware.Dialing;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** An attempt to connect. When it is given up, it closes the socket that it waits at. */
final class Attempt implements Dialing {
  private final Steps steps;
  private @Nullable Socket held;
  private boolean over;

  /** The steps of an attempt, done one after the other. */
  interface Steps {
    Carrier take(Attempt attempt) throws IOException;
  }

  Attempt(Steps steps) {
    this.steps = steps;
  }

  /** Names the socket that is closed from now on if the attempt is given up. */
  synchronized Socket hold(Socket socket) throws IOException {
    if (over) {
      socket.close();
      throw new IOException("given up");
    }
    held = socket;
    return socket;
  }

  @Override
  public Carrier connect() throws IOException {
    try {
      Carrier carrier = steps.take(this);
      letGo();
      return carrier;
    } catch (IOException failed) {
      close();
      throw failed;
    }
  }

  /** Ends the attempt: the connection is no longer its to close. */
  private synchronized void letGo() throws IOException {
    if (over) {
      throw new IOException("given up");
    }
    held = null;
  }

  @Override
  public synchronized void close() {
    over = true;
    if (held != null) {
      held.close();
      held = null;
    }
  }
}
