package dev.parlor.app.qr;

import android.annotation.SuppressLint;
import android.content.Context;
import android.graphics.SurfaceTexture;
import android.hardware.camera2.CameraAccessException;
import android.hardware.camera2.CameraCaptureSession;
import android.hardware.camera2.CameraDevice;
import android.hardware.camera2.CameraManager;
import android.hardware.camera2.CaptureRequest;
import android.media.ImageReader;
import android.os.Handler;
import android.os.HandlerThread;
import android.view.Surface;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The camera, from when it is opened until it is closed. What it sees is shown on a surface and
 * handed over picture by picture. Everything happens on a thread of its own.
 */
final class Camera implements AutoCloseable {
  private static final int PICTURES = 2;

  private final Lens lens;
  private final Pictures pictures;
  private final HandlerThread thread = new HandlerThread("camera");
  private final Handler handler;
  private final Surface preview;
  private final ImageReader reader;
  private @Nullable CameraDevice device;
  private boolean closed;

  /** Is told on the camera's thread. */
  interface Pictures {
    void taken(Luminance picture);

    /** Another app has the camera, or it broke. */
    void failed();
  }

  private Camera(Lens lens, SurfaceTexture texture, Pictures pictures) {
    this.lens = lens;
    this.pictures = pictures;
    texture.setDefaultBufferSize(lens.preview().getWidth(), lens.preview().getHeight());
    preview = new Surface(texture);
    reader =
        ImageReader.newInstance(
            lens.pictures().getWidth(),
            lens.pictures().getHeight(),
            android.graphics.ImageFormat.YUV_420_888,
            PICTURES);
    thread.start();
    handler = new Handler(thread.getLooper());
    reader.setOnImageAvailableListener(this::take, handler);
  }

  /** Opens the camera. The permission must have been given before. */
  @SuppressLint("MissingPermission") // ScanActivity asks for it before
  static Camera open(Context context, Lens lens, SurfaceTexture texture, Pictures pictures) {
    Camera camera = new Camera(lens, texture, pictures);
    try {
      context
          .getSystemService(CameraManager.class)
          .openCamera(lens.id(), camera.new Opening(), camera.handler);
    } catch (CameraAccessException | SecurityException | IllegalArgumentException gone) {
      pictures.failed();
    }
    return camera;
  }

  @Override
  public void close() {
    handler.post(
        () -> {
          closed = true;
          if (device != null) {
            device.close();
          }
          reader.close();
          preview.release();
          thread.quitSafely();
        });
  }

  private void take(ImageReader from) {
    try (android.media.Image image = closed ? null : from.acquireLatestImage()) {
      if (image != null) {
        pictures.taken(Luminance.of(image));
      }
    } catch (IllegalStateException closedMeanwhile) {
      // the last pictures of a closed camera do not matter
    }
  }

  private final class Opening extends CameraDevice.StateCallback {
    @Override
    public void onOpened(CameraDevice opened) {
      if (closed) {
        opened.close();
        return;
      }
      device = opened;
      try {
        begin(opened);
      } catch (CameraAccessException | IllegalStateException | IllegalArgumentException broken) {
        pictures.failed();
      }
    }

    @Override
    public void onDisconnected(CameraDevice gone) {
      gone.close();
      pictures.failed();
    }

    @Override
    public void onError(CameraDevice broken, int error) {
      broken.close();
      pictures.failed();
    }
  }

  @SuppressWarnings("deprecation") // its replacement is missing on Android 8
  private void begin(CameraDevice opened) throws CameraAccessException {
    opened.createCaptureSession(
        List.of(preview, reader.getSurface()), new Running(opened), handler);
  }

  private final class Running extends CameraCaptureSession.StateCallback {
    private final CameraDevice opened;

    private Running(CameraDevice opened) {
      this.opened = opened;
    }

    @Override
    public void onConfigured(CameraCaptureSession session) {
      if (closed) {
        return;
      }
      try {
        CaptureRequest.Builder request = opened.createCaptureRequest(CameraDevice.TEMPLATE_PREVIEW);
        request.addTarget(preview);
        request.addTarget(reader.getSurface());
        lens.focus().ifPresent(mode -> request.set(CaptureRequest.CONTROL_AF_MODE, mode));
        session.setRepeatingRequest(request.build(), null, handler);
      } catch (CameraAccessException | IllegalStateException | IllegalArgumentException broken) {
        pictures.failed();
      }
    }

    @Override
    public void onConfigureFailed(CameraCaptureSession session) {
      pictures.failed();
    }
  }
}
