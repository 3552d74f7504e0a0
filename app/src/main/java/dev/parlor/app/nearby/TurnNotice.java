package dev.parlor.app.nearby;

import android.app.ActivityManager;
import android.app.ActivityManager.RunningAppProcessInfo;
import android.app.NotificationChannel;
import android.app.NotificationManager;
import android.app.PendingIntent;
import android.content.Context;
import android.content.Intent;
import androidx.core.app.NotificationCompat;
import dev.parlor.app.R;
import dev.parlor.p2p.table.TableView;
import java.util.Optional;

/**
 * Calls a player who looks elsewhere when his turn begins, with a sound and a buzz that can be
 * switched off for this channel alone. The notice is gone when the turn is over.
 */
final class TurnNotice {
  static final int ID = 3;
  static final String CHANNEL = "turn";

  private final Context context;
  private boolean mine;

  TurnNotice(Context context) {
    this.context = context;
  }

  void openChannel() {
    NotificationChannel channel =
        new NotificationChannel(
            CHANNEL,
            context.getString(R.string.notice_turn_channel),
            NotificationManager.IMPORTANCE_DEFAULT);
    channel.enableVibration(true);
    manager().createNotificationChannel(channel);
  }

  /** Must be called whenever something at the table has changed. */
  void changed(Optional<PhoneSitting<?>> sitting) {
    boolean now = sitting.map(TurnNotice::isMine).orElse(false);
    if (now && !mine && !isLooking()) {
      manager().notify(ID, notice(sitting.get()));
    } else if (!now && mine) {
      close();
    }
    mine = now;
  }

  void close() {
    manager().cancel(ID);
  }

  private static boolean isMine(PhoneSitting<?> sitting) {
    SittingView<?> view = sitting.view().getValue();
    if (view == null || view.table().stage() != TableView.Stage.PLAYING) {
      return false;
    }
    return view.table().awaited().contains(view.table().me());
  }

  /** Whether a screen of the app is in front: it shows whose turn it is. */
  private static boolean isLooking() {
    RunningAppProcessInfo own = new RunningAppProcessInfo();
    ActivityManager.getMyMemoryState(own);
    return own.importance <= RunningAppProcessInfo.IMPORTANCE_FOREGROUND;
  }

  private android.app.Notification notice(PhoneSitting<?> sitting) {
    Intent launch = context.getPackageManager().getLaunchIntentForPackage(context.getPackageName());
    return new NotificationCompat.Builder(context, CHANNEL)
        .setSmallIcon(R.drawable.ic_notice)
        .setContentTitle(GameNames.of(context, sitting.game()))
        .setContentText(context.getString(R.string.notice_your_turn))
        .setCategory(NotificationCompat.CATEGORY_STATUS)
        .setAutoCancel(true)
        .setContentIntent(
            PendingIntent.getActivity(
                context, 0, launch == null ? new Intent() : launch, PendingIntent.FLAG_IMMUTABLE))
        .build();
  }

  private NotificationManager manager() {
    return context.getSystemService(NotificationManager.class);
  }
}
