package dev.parlor.terminal.highlow;

import dev.parlor.games.Dice;
import dev.parlor.rim.link.Daemon;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.highlow.HighLowTable;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Words;
import dev.parlor.terminal.kit.OpenRoom;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Semaphore;

/** Where visitors of the parlor come in, each on a thread of its own and with lines of text. */
final class ParlorDoor implements OpenRoom.Entrance {
  private static final int VISITORS = 32;
  private static final int SILENT_MILLIS = 10 * 60 * 1000;
  private static final int LONGEST_LINE = 200;

  private final ServerSocket socket;
  private final Parlor parlor;
  private final Words words;
  private final Semaphore places = new Semaphore(VISITORS);

  private ParlorDoor(ServerSocket socket, Parlor parlor, Words words) {
    this.socket = socket;
    this.parlor = parlor;
    this.words = words;
  }

  /**
   * Opens the parlor.
   *
   * @param file where coins and pot are kept
   */
  static ParlorDoor open(InetSocketAddress address, Path file, Locale language) throws IOException {
    SecureRandom random = new SecureRandom();
    Dice dice = random::nextInt;
    ServerSocket socket = new ServerSocket();
    try {
      socket.setReuseAddress(true);
      socket.bind(address);
    } catch (IOException e) {
      socket.close();
      throw e;
    }
    ParlorDoor door = new ParlorDoor(socket, new Parlor(file, dice), words(language));
    Daemon.thread("parlor-room", door::letIn).start();
    return door;
  }

  static Words words(Locale language) {
    return Catalogue.SHIPPED.all().stream()
        .filter(kit -> kit.mapper() instanceof HighLowTable)
        .map(kit -> new Words(language, Bundles.of(kit)))
        .findFirst()
        .orElseThrow();
  }

  @Override
  public int port() {
    return socket.getLocalPort();
  }

  private void letIn() {
    while (!socket.isClosed()) {
      try {
        Socket visitor = socket.accept();
        if (places.tryAcquire()) {
          Daemon.thread("parlor-visitor", () -> serve(visitor)).start();
        } else {
          visitor.close();
        }
      } catch (IOException shutOrGone) {
        // shut, or a visitor that was gone before it came in
      }
    }
  }

  private void serve(Socket visitor) {
    Talk talk = new Talk(parlor, words);
    try (Socket gone = visitor;
        BufferedReader in =
            new BufferedReader(
                new InputStreamReader(gone.getInputStream(), StandardCharsets.UTF_8), 1024)) {
      gone.setSoTimeout(SILENT_MILLIS);
      say(gone.getOutputStream(), talk.hello());
      String line = line(in);
      while (!line.isEmpty() && !talk.isOver()) {
        List<String> answer;
        synchronized (parlor) {
          answer = talk.hear(line);
        }
        if (!talk.isOver()) {
          say(gone.getOutputStream(), answer);
          line = line(in);
        }
      }
    } catch (IOException left) {
      // whoever is gone has left the room
    } finally {
      synchronized (parlor) {
        talk.leave();
      }
      places.release();
    }
  }

  /** A line with its end; empty when there is none any more, or one that is too long. */
  private static String line(BufferedReader in) throws IOException {
    StringBuilder line = new StringBuilder();
    int letter = in.read();
    while (letter >= 0 && letter != '\n' && line.length() < LONGEST_LINE) {
      line.append((char) letter);
      letter = in.read();
    }
    return letter == '\n' ? line.append('\n').toString() : "";
  }

  private static void say(OutputStream out, List<String> lines) throws IOException {
    String text = String.join("\r\n", lines) + "\r\n> ";
    out.write(text.getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException nothingLeftToDo) {
      // it is shut
    }
  }
}
