package dev.parlor.app.station;

import android.app.Notification;
import android.app.NotificationChannel;
import android.app.NotificationManager;
import android.app.PendingIntent;
import android.app.Service;
import android.content.Context;
import android.content.Intent;
import android.content.pm.ServiceInfo;
import android.os.IBinder;
import android.util.Log;
import androidx.core.app.NotificationCompat;
import androidx.core.app.ServiceCompat;
import androidx.lifecycle.Observer;
import dev.parlor.app.R;
import org.jspecify.annotations.Nullable;

/** Keeps the process alive while this phone is a station, and says so in a notification. */
public final class StationService extends Service {
  private static final int ID = 2;
  private static final String CHANNEL = "station";
  private static final String CLOSE = "dev.parlor.app.CLOSE_STATION";
  private static final String TAG = "Parlor";

  private final Observer<StationView> follow = this::follow;
  private @Nullable OwnStation station;
  private boolean watching;

  /** The intent to start it with, from a visible screen. */
  public static Intent intent(Context context) {
    return new Intent(context, StationService.class);
  }

  @Override
  public void onCreate() {
    super.onCreate();
    station = Stations.of(this).station();
    getSystemService(NotificationManager.class)
        .createNotificationChannel(
            new NotificationChannel(
                CHANNEL, getString(R.string.station_title), NotificationManager.IMPORTANCE_LOW));
  }

  /** Is not started by itself: after its process was killed the owner opens the station again. */
  @Override
  public int onStartCommand(@Nullable Intent intent, int flags, int startId) {
    OwnStation own = station;
    if (own == null) {
      return START_NOT_STICKY;
    }
    if (intent != null && CLOSE.equals(intent.getAction())) {
      own.close();
    }
    if (toFront() && !watching) {
      watching = true;
      own.view().observeForever(follow);
    }
    return START_NOT_STICKY;
  }

  private boolean toFront() {
    try {
      ServiceCompat.startForeground(
          this, ID, draw(now()), ServiceInfo.FOREGROUND_SERVICE_TYPE_CONNECTED_DEVICE);
      return true;
    } catch (IllegalStateException | SecurityException refused) {
      // the station stays open for as long as Android lets the process live
      Log.w(TAG, "no foreground service", refused);
      stopSelf();
      return false;
    }
  }

  private StationView now() {
    StationView now = station == null ? null : station.view().getValue();
    return now == null ? StationView.CLOSED : now;
  }

  private void follow(StationView now) {
    if (now.isRunning()) {
      getSystemService(NotificationManager.class).notify(ID, draw(now));
    } else {
      stopSelf();
    }
  }

  private Notification draw(StationView now) {
    int asking = now.asking().size();
    Intent close = intent(this).setAction(CLOSE);
    return new NotificationCompat.Builder(this, CHANNEL)
        .setSmallIcon(R.drawable.ic_station)
        .setOngoing(true)
        .setOnlyAlertOnce(true)
        .setShowWhen(false)
        .setCategory(NotificationCompat.CATEGORY_SERVICE)
        .setForegroundServiceBehavior(NotificationCompat.FOREGROUND_SERVICE_IMMEDIATE)
        .setContentTitle(getString(R.string.station_open_title, now.callsign()))
        .setContentText(
            asking == 0
                ? getString(R.string.station_open_text)
                : getResources().getQuantityString(R.plurals.station_asking, asking, asking))
        .setContentIntent(
            PendingIntent.getActivity(
                this, 0, StationActivity.intent(this), PendingIntent.FLAG_IMMUTABLE))
        .addAction(
            0,
            getString(R.string.station_close),
            PendingIntent.getService(this, 0, close, PendingIntent.FLAG_IMMUTABLE))
        .build();
  }

  @Override
  public void onDestroy() {
    if (station != null) {
      station.view().removeObserver(follow);
    }
    super.onDestroy();
  }

  @Override
  public @Nullable IBinder onBind(Intent intent) {
    return null;
  }
}
