package dev.parlor.terminal.table;

import dev.parlor.terminal.screen.Canvas;
import dev.parlor.terminal.screen.Look;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.NonBlockingReader;

/**
 * The terminal of this process. It is given back as it was when it is closed, on Ctrl-C, and while
 * the process is stopped by Ctrl-Z.
 */
final class JlineScreen implements Screen {
  private static final String OPEN = "\u001b[?1049h\u001b[2J";
  private static final String GIVE_BACK = "\u001b[0m\u001b[?25h\u001b[?1049l";
  private static final int ESCAPE = 27;
  private static final int CTRL_Z = 26;
  private static final int SEQUENCE_MILLIS = 30;

  /** The exit code that a shell expects of a program that Ctrl-C has ended. */
  private static final int INTERRUPTED = 130;

  private final Terminal terminal;
  private final PrintStream out;
  private final Look look;
  private final Attributes before;
  private final Thread restore = new Thread(this::giveBack);
  private boolean over;
  private boolean stale; // whether the process was stopped, so that all has to be drawn again

  private JlineScreen(Terminal terminal, PrintStream out, Look look) {
    this.terminal = terminal;
    this.out = out;
    this.look = look;
    before = terminal.enterRawMode();
    takeCtrlZ();
    Runtime.getRuntime().addShutdownHook(restore);
    terminal.handle(Terminal.Signal.INT, signal -> interrupted());
    terminal.handle(Terminal.Signal.CONT, signal -> stale = true);
    write(OPEN);
  }

  /** Opens the screen; empty where the terminal is too small. */
  static Optional<Screen> open(PrintStream out, Look look) throws IOException {
    Terminal terminal = TerminalBuilder.builder().system(true).dumb(true).build();
    if (terminal.getWidth() < FullPicture.WIDTH || terminal.getHeight() < FullPicture.HEIGHT) {
      terminal.close();
      return Optional.empty();
    }
    return Optional.of(new JlineScreen(terminal, out, look));
  }

  /** Makes Ctrl-Z arrive as a key, so that the screen can be given back first. */
  private void takeCtrlZ() {
    Attributes attributes = terminal.getAttributes();
    attributes.setControlChar(Attributes.ControlChar.VSUSP, 0);
    terminal.setAttributes(attributes);
  }

  @Override
  public int columns() {
    return terminal.getWidth();
  }

  @Override
  public int rows() {
    return terminal.getHeight();
  }

  @Override
  public int key(long millis) {
    try {
      int key = terminal.reader().read(Math.max(1, millis));
      if (key == ESCAPE) {
        return sequence();
      } else if (key == CTRL_Z) {
        stop();
        return OTHER;
      }
      return key == NonBlockingReader.READ_EXPIRED ? woken() : key < 0 ? END : key;
    } catch (IOException e) {
      return END;
    }
  }

  private int woken() {
    boolean again = stale;
    stale = false;
    return again ? OTHER : NOTHING;
  }

  /** Reads a lone Escape, or the whole sequence of a key that is no character. */
  private int sequence() throws IOException {
    int next = terminal.reader().read(SEQUENCE_MILLIS);
    if (next < 0) {
      return ESCAPE;
    }
    if (next == '[' || next == 'O') {
      int last = terminal.reader().read(SEQUENCE_MILLIS);
      while (last >= 0 && (last < '@' || last > '~')) {
        last = terminal.reader().read(SEQUENCE_MILLIS);
      }
    }
    return OTHER;
  }

  @Override
  public void drain() {
    try {
      int key = terminal.reader().read(1);
      while (key >= 0) {
        key = terminal.reader().read(1);
      }
    } catch (IOException e) {
      // the next key says that there is nobody any more
    }
  }

  @Override
  public void show(Canvas canvas, Optional<Spot> cursor) {
    StringBuilder all = new StringBuilder("\u001b[?25l");
    int y = 0;
    for (String row : canvas.styled(look.depth())) {
      all.append("\u001b[").append(++y).append(";1H").append(row);
    }
    cursor.ifPresent(
        at ->
            all.append("\u001b[")
                .append(at.y() + 1)
                .append(';')
                .append(at.x() + 1)
                .append("H\u001b[?25h"));
    write(all.toString());
  }

  @Override
  public void ring() {
    write("\u0007");
  }

  /** Stops the process as Ctrl-Z does. What follows happens when it is resumed. */
  private void stop() {
    write(GIVE_BACK);
    terminal.setAttributes(before);
    try {
      new ProcessBuilder("kill", "-STOP", String.valueOf(ProcessHandle.current().pid()))
          .start()
          .waitFor();
    } catch (IOException e) {
      // where a process can't be stopped, the table goes on
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    terminal.enterRawMode();
    takeCtrlZ();
    write(OPEN);
  }

  private void interrupted() {
    giveBack();
    System.exit(INTERRUPTED);
  }

  /**
   * Gives the terminal back, only once, and nothing is drawn afterwards. It may be called on
   * another thread.
   */
  private synchronized void giveBack() {
    if (!over) {
      over = true;
      out.print(GIVE_BACK);
      out.flush();
      terminal.setAttributes(before);
    }
  }

  private synchronized void write(String sequence) {
    if (!over) {
      out.print(sequence);
      out.flush();
    }
  }

  @Override
  public void close() {
    Runtime.getRuntime().removeShutdownHook(restore);
    giveBack();
    try {
      terminal.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
