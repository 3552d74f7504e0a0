package dev.parlor.app.nearby;

import android.Manifest;
import android.app.Notification;
import android.app.NotificationManager;
import android.app.Service;
import android.content.Context;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.content.pm.ServiceInfo;
import android.os.Build;
import android.os.IBinder;
import android.util.Log;
import androidx.core.app.ServiceCompat;
import androidx.core.content.ContextCompat;
import androidx.lifecycle.Observer;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the process alive while this phone sits at a table, whatever is on the screen, and says so
 * in a notification. It holds nothing itself. If it is killed no match is lost, because the seat is
 * on disk.
 */
public final class TableService extends Service {
  private static final String TAG = "Parlor";

  private final Observer<Object> redraw = change -> show();
  private final Observer<Boolean> whileBusy = this::busy;
  private final Observer<Optional<PhoneSitting<?>>> follow = this::follow;
  private @Nullable Nearby nearby;
  private @Nullable PhoneSitting<?> followed;
  private @Nullable TableNotice notice;
  private @Nullable TurnNotice turn;
  private @Nullable String said;
  private boolean inFront;
  private boolean watching;

  /** The intent to start it with, from a visible screen. */
  public static Intent intent(Context context) {
    return new Intent(context, TableService.class);
  }

  @Override
  public void onCreate() {
    super.onCreate();
    TableNotice made = new TableNotice(this);
    made.openChannel();
    notice = made;
    TurnNotice calling = new TurnNotice(this);
    calling.openChannel();
    turn = calling;
    nearby = Nearby.of(this);
  }

  /**
   * Is not started again by itself: after its process was killed there is nothing to keep alive.
   */
  @Override
  public int onStartCommand(@Nullable Intent intent, int flags, int startId) {
    Nearby tables = nearby;
    if (tables == null) {
      return START_NOT_STICKY;
    }
    if (toFront() && !watching) {
      watching = true;
      tables.sitting().observeForever(follow);
      tables.busy().observeForever(whileBusy); // this comes last, because it may be over already
    }
    return START_NOT_STICKY;
  }

  private boolean toFront() {
    try {
      ServiceCompat.startForeground(
          this, TableNotice.ID, draw(), kind(Build.VERSION.SDK_INT, mayLocate()));
      inFront = true;
      return true;
    } catch (IllegalStateException | SecurityException refused) {
      // a permission was taken away; the table goes on for as long as Android lets the process live
      Log.w(TAG, "no foreground service", refused);
      stopSelf();
      return false;
    }
  }

  /**
   * The kind of the service. On Android 10 and 11 looking for phones counts as asking for the
   * location. A service without this kind may not do so once the screen is off, and a guest would
   * never find its host again.
   */
  static int kind(int sdk, boolean mayLocate) {
    boolean counts = sdk == Build.VERSION_CODES.Q || sdk == Build.VERSION_CODES.R;
    return counts && mayLocate
        ? ServiceInfo.FOREGROUND_SERVICE_TYPE_CONNECTED_DEVICE
            | ServiceInfo.FOREGROUND_SERVICE_TYPE_LOCATION
        : ServiceInfo.FOREGROUND_SERVICE_TYPE_CONNECTED_DEVICE;
  }

  private boolean mayLocate() {
    return ContextCompat.checkSelfPermission(this, Manifest.permission.ACCESS_FINE_LOCATION)
        == PackageManager.PERMISSION_GRANTED;
  }

  private Optional<PhoneSitting<?>> sitting() {
    Optional<PhoneSitting<?>> now = nearby == null ? null : nearby.sitting().getValue();
    return now == null ? Optional.empty() : now;
  }

  private void follow(Optional<PhoneSitting<?>> now) {
    unfollow();
    if (now.isPresent()) {
      followed = now.get();
      followed.view().observeForever(redraw);
    }
    show();
  }

  private void unfollow() {
    if (followed != null) {
      followed.view().removeObserver(redraw);
      followed = null;
    }
  }

  private Notification draw() {
    TableNotice drawing = notice == null ? new TableNotice(this) : notice;
    return drawing.of(sitting());
  }

  private void show() {
    TableNotice drawing = notice;
    String text = drawing == null ? "" : drawing.text(sitting());
    if (inFront && !text.equals(said)) {
      said = text;
      getSystemService(NotificationManager.class).notify(TableNotice.ID, draw());
    }
    if (inFront && turn != null) {
      turn.changed(sitting());
    }
  }

  private void busy(boolean still) {
    if (!still) {
      stopSelf();
    }
  }

  @Override
  public void onDestroy() {
    inFront = false;
    if (turn != null) {
      turn.close();
    }
    unfollow();
    if (nearby != null) {
      nearby.sitting().removeObserver(follow);
      nearby.busy().removeObserver(whileBusy);
    }
    super.onDestroy();
  }

  @Override
  public @Nullable IBinder onBind(Intent intent) {
    return null;
  }
}
