import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Turns what {@code tmux capture-pane -e} prints into an SVG picture: standard input to standard
 * output. One argument: the columns of the terminal. Knows the escape sequences that Parlor sends:
 * reset, bold, and ink and paper from the palette of 256 or as RGB.
 */
public final class AnsiToSvg {
  private static final int CELL_WIDTH = 9;
  private static final int CELL_HEIGHT = 19;
  private static final int INK = 0xD0D0D0;
  private static final int PAPER = 0x101010;

  private final StringBuilder svg = new StringBuilder();
  private int ink = INK;
  private int paper = PAPER;
  private boolean bold;

  public static void main(String[] args) throws IOException {
    String text = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
    byte[] picture =
        new AnsiToSvg()
            .draw(text.lines().toList(), Integer.parseInt(args[0]))
            .getBytes(StandardCharsets.UTF_8);
    System.out.write(picture, 0, picture.length);
    System.out.flush();
  }

  private String draw(List<String> rows, int columns) {
    int width = columns * CELL_WIDTH;
    int height = rows.size() * CELL_HEIGHT;
    svg.append(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-size=\"15\" font-family=\"'DejaVu Sans Mono',Menlo,Consolas,monospace\">%n<rect width=\"%d\" height=\"%d\" fill=\"%s\"/>%n"
            .formatted(width, height, width, height, colour(PAPER)));
    for (int y = 0; y < rows.size(); y++) {
      row(rows.get(y), y);
    }
    return svg.append("</svg>\n").toString();
  }

  private void row(String row, int y) {
    int x = 0;
    StringBuilder run = new StringBuilder();
    for (int i = 0; i < row.length(); i++) {
      if (row.charAt(i) == '\u001b' && row.indexOf('m', i) > 0) {
        x = flush(run, x, y);
        int end = row.indexOf('m', i);
        style(row.substring(i + 2, end).split(";"));
        i = end;
      } else {
        run.append(row.charAt(i));
      }
    }
    flush(run, x, y);
  }

  /** Draws the characters gathered so far in the present style; the column after them. */
  private int flush(StringBuilder run, int x, int y) {
    int length = run.length();
    if (paper != PAPER && length > 0) {
      svg.append(
          "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\"/>%n"
              .formatted(
                  x * CELL_WIDTH,
                  y * CELL_HEIGHT,
                  length * CELL_WIDTH,
                  CELL_HEIGHT,
                  colour(paper)));
    }
    int start = 0;
    while (start < length && run.charAt(start) == ' ') {
      start++;
    }
    String words = run.substring(start).stripTrailing();
    if (!words.isEmpty()) {
      svg.append(
          "<text x=\"%d\" y=\"%d\" fill=\"%s\"%s textLength=\"%d\" xml:space=\"preserve\">%s</text>%n"
              .formatted(
                  (x + start) * CELL_WIDTH,
                  y * CELL_HEIGHT + 14,
                  colour(ink),
                  bold ? " font-weight=\"bold\"" : "",
                  words.length() * CELL_WIDTH,
                  words.replace("&", "&amp;").replace("<", "&lt;")));
    }
    run.setLength(0);
    return x + length;
  }

  private void style(String[] codes) {
    for (int i = 0; i < codes.length; i++) {
      int code = codes[i].isEmpty() ? 0 : Integer.parseInt(codes[i]);
      if (code == 0) {
        ink = INK;
        paper = PAPER;
        bold = false;
      } else if (code == 1) {
        bold = true;
      } else if (code == 39) {
        ink = INK;
      } else if (code == 49) {
        paper = PAPER;
      } else if (code == 38 || code == 48) {
        boolean palette = codes[i + 1].equals("5");
        int rgb = palette ? palette(number(codes, i + 2)) : rgb(codes, i + 2);
        i += palette ? 2 : 4;
        if (code == 38) {
          ink = rgb;
        } else {
          paper = rgb;
        }
      }
    }
  }

  private static int rgb(String[] codes, int at) {
    return number(codes, at) << 16 | number(codes, at + 1) << 8 | number(codes, at + 2);
  }

  private static int number(String[] codes, int at) {
    return Integer.parseInt(codes[at]);
  }

  /** The cube of 6 by 6 by 6 colours and the greys after it. */
  private static int palette(int index) {
    if (index >= 232) {
      return 0x010101 * (8 + 10 * (index - 232));
    }
    int cube = Math.max(0, index - 16);
    return level(cube / 36) << 16 | level(cube / 6 % 6) << 8 | level(cube % 6);
  }

  private static int level(int step) {
    return step == 0 ? 0 : 55 + 40 * step;
  }

  private static String colour(int rgb) {
    return "#%06x".formatted(rgb);
  }
}
