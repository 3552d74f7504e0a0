package dev.parlor.app.qr;

import com.google.zxing.Binarizer;
import com.google.zxing.BinaryBitmap;
import com.google.zxing.DecodeHintType;
import com.google.zxing.LuminanceSource;
import com.google.zxing.PlanarYUVLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.GlobalHistogramBinarizer;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.util.Map;
import java.util.Optional;

/** Finds a code in a picture, however it is turned. */
public final class QrReader {
  private static final Map<DecodeHintType, Object> HINTS = Map.of(DecodeHintType.TRY_HARDER, true);

  private final QRCodeReader reader = new QRCodeReader();

  /** Reads the code in a picture, given in brightness with one byte a pixel, row after row. */
  public Optional<String> read(byte[] luminance, int width, int height) {
    LuminanceSource source =
        new PlanarYUVLuminanceSource(luminance, width, height, 0, 0, width, height, false);
    Optional<String> text = read(new HybridBinarizer(source));
    return text.isPresent() ? text : read(new GlobalHistogramBinarizer(source));
  }

  private Optional<String> read(Binarizer binarizer) {
    try {
      return Optional.of(reader.decode(new BinaryBitmap(binarizer), HINTS).getText());
    } catch (ReaderException nothingThere) {
      return Optional.empty();
    } finally {
      reader.reset();
    }
  }
}
