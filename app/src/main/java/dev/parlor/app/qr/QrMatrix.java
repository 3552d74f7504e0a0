package dev.parlor.app.qr;

import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;
import com.google.zxing.qrcode.encoder.QRCode;

/** The dark and light squares of a code, without the light margin that it needs around it. */
public final class QrMatrix {
  /** The width of the margin on which readers rely, in squares. */
  static final int MARGIN = 4;

  private final ByteMatrix squares;

  private QrMatrix(ByteMatrix squares) {
    this.squares = squares;
  }

  /** The code of a text. Texts of capitals, digits and {@code $%*+-./:} make the smallest codes. */
  public static QrMatrix of(String text) {
    try {
      QRCode code = Encoder.encode(text, ErrorCorrectionLevel.M);
      return new QrMatrix(code.getMatrix());
    } catch (WriterException tooLong) {
      throw new IllegalArgumentException("a code can't hold " + text.length() + " characters");
    }
  }

  public int side() {
    return squares.getWidth();
  }

  public boolean isDark(int column, int row) {
    return squares.get(column, row) == 1;
  }
}
