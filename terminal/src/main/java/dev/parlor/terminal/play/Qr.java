package dev.parlor.terminal.play;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.QRCodeWriter;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import dev.parlor.terminal.screen.Canvas;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A QR code in lines of text, two rows of squares a line. */
final class Qr {
  /** The width of the margin that the standard demands. */
  private static final int QUIET = 4;

  private static final int COLUMNS = 80;
  private static final int GAP = 2;

  /** Black on white, whatever the terminal's colours are, because cameras need it. */
  private static final String PAPER = "\u001b[38;5;16;48;5;231m";

  private static final String OFF = "\u001b[0m";

  private Qr() {}

  static List<String> of(String text, boolean colours) {
    BitMatrix squares = squares(text);
    List<String> lines = new ArrayList<>();
    for (int y = 0; y < squares.getHeight(); y += 2) {
      StringBuilder line = new StringBuilder();
      for (int x = 0; x < squares.getWidth(); x++) {
        boolean below = y + 1 < squares.getHeight() && squares.get(x, y + 1);
        line.append(half(squares.get(x, y) == colours, below == colours));
      }
      lines.add(colours ? PAPER + line + OFF : line.toString());
    }
    return lines;
  }

  /** The code with words to its right, so that both are seen in a small window. */
  static List<String> beside(String text, boolean colours, String words) {
    List<String> lines = new ArrayList<>(of(text, colours));
    int room = COLUMNS - GAP - squares(text).getWidth();
    int y = QUIET;
    for (String paragraph : words.split("\n", -1)) {
      for (String line : Canvas.wrap(paragraph, room)) {
        lines.set(y, lines.get(y) + " ".repeat(GAP) + line);
        y++;
      }
    }
    return lines;
  }

  private static char half(boolean upper, boolean lower) {
    if (upper) {
      return lower ? '█' : '▀';
    }
    return lower ? '▄' : ' ';
  }

  private static BitMatrix squares(String text) {
    try {
      return new QRCodeWriter()
          .encode(
              text,
              BarcodeFormat.QR_CODE,
              0,
              0,
              Map.of(
                  EncodeHintType.MARGIN,
                  QUIET,
                  EncodeHintType.ERROR_CORRECTION,
                  ErrorCorrectionLevel.L));
    } catch (WriterException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
