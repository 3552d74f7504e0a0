package dev.parlor.app.qr;

import android.content.Context;
import android.graphics.ImageFormat;
import android.graphics.SurfaceTexture;
import android.hardware.camera2.CameraAccessException;
import android.hardware.camera2.CameraCharacteristics;
import android.hardware.camera2.CameraManager;
import android.hardware.camera2.CameraMetadata;
import android.hardware.camera2.params.StreamConfigurationMap;
import android.util.Size;
import java.util.Optional;

/**
 * A camera to scan with and how large its pictures are.
 *
 * @param focus the mode that keeps a moving code sharp, if it has one
 */
record Lens(String id, Size preview, Size pictures, Optional<Integer> focus) {
  /**
   * How many pixels are wanted: enough for a code that fills a third of the picture, few enough to
   * be read in time.
   */
  private static final int PIXELS = 1280 * 720;

  /** The camera on the back, otherwise any other; empty without a camera. */
  static Optional<Lens> find(Context context) {
    CameraManager manager = context.getSystemService(CameraManager.class);
    Optional<Lens> found = Optional.empty();
    try {
      for (String id : manager.getCameraIdList()) {
        CameraCharacteristics traits = manager.getCameraCharacteristics(id);
        Integer facing = traits.get(CameraCharacteristics.LENS_FACING);
        boolean back = facing != null && facing == CameraMetadata.LENS_FACING_BACK;
        if (back || !found.isPresent()) {
          Optional<Lens> lens = of(id, traits);
          if (lens.isPresent() && back) {
            return lens;
          }
          found = lens.isPresent() ? lens : found;
        }
      }
    } catch (CameraAccessException | IllegalArgumentException gone) {
      return found;
    }
    return found;
  }

  private static Optional<Lens> of(String id, CameraCharacteristics traits) {
    StreamConfigurationMap sizes =
        traits.get(CameraCharacteristics.SCALER_STREAM_CONFIGURATION_MAP);
    if (sizes == null) {
      return Optional.empty();
    }
    Optional<Size> preview = best(sizes.getOutputSizes(SurfaceTexture.class));
    Optional<Size> pictures = best(sizes.getOutputSizes(ImageFormat.YUV_420_888));
    return preview.flatMap(shown -> pictures.map(read -> new Lens(id, shown, read, focus(traits))));
  }

  private static Optional<Integer> focus(CameraCharacteristics traits) {
    int[] modes = traits.get(CameraCharacteristics.CONTROL_AF_AVAILABLE_MODES);
    for (int mode : modes == null ? new int[0] : modes) {
      if (mode == CameraMetadata.CONTROL_AF_MODE_CONTINUOUS_PICTURE) {
        return Optional.of(mode);
      }
    }
    return Optional.empty();
  }

  /** The size that is nearest to what reading a code takes. */
  static Optional<Size> best(Size @org.jspecify.annotations.Nullable [] sizes) {
    Optional<Size> best = Optional.empty();
    for (Size size : sizes == null ? new Size[0] : sizes) {
      if (!best.isPresent() || distance(size) < distance(best.get())) {
        best = Optional.of(size);
      }
    }
    return best;
  }

  private static long distance(Size size) {
    return Math.abs((long) size.getWidth() * size.getHeight() - PIXELS);
  }
}
