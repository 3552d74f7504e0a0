package dev.parlor.app.nearby;

import android.app.Notification;
import android.app.NotificationChannel;
import android.app.NotificationManager;
import android.app.PendingIntent;
import android.content.Context;
import android.content.Intent;
import androidx.core.app.NotificationCompat;
import dev.parlor.app.R;
import dev.parlor.p2p.table.TableView;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The notification of a table: what is played, whose turn it is, and a way to leave. */
final class TableNotice {
  static final int ID = 1;
  private static final String CHANNEL = "table";

  private final Context context;

  TableNotice(Context context) {
    this.context = context;
  }

  void openChannel() {
    NotificationChannel channel =
        new NotificationChannel(
            CHANNEL,
            context.getString(R.string.notice_channel),
            NotificationManager.IMPORTANCE_LOW);
    context.getSystemService(NotificationManager.class).createNotificationChannel(channel);
  }

  /** The text of the notification. As long as it stays the same there is nothing to post. */
  String text(Optional<PhoneSitting<?>> sitting) {
    return sitting
        .map(table -> GameNames.of(context, table.game()) + "\n" + line(table))
        .orElseGet(() -> context.getString(R.string.notice_ending));
  }

  private String line(PhoneSitting<?> table) {
    return line(table.view().getValue());
  }

  /**
   * @param sitting empty while a sitting that has ended still takes its time
   */
  Notification of(Optional<PhoneSitting<?>> sitting) {
    NotificationCompat.Builder notice =
        new NotificationCompat.Builder(context, CHANNEL)
            .setSmallIcon(R.drawable.ic_notice)
            .setOngoing(true)
            .setOnlyAlertOnce(true)
            .setShowWhen(false)
            .setCategory(NotificationCompat.CATEGORY_SERVICE)
            .setForegroundServiceBehavior(NotificationCompat.FOREGROUND_SERVICE_IMMEDIATE)
            .setContentIntent(app());
    if (!sitting.isPresent()) {
      return notice
          .setContentTitle(context.getString(R.string.app_name))
          .setContentText(context.getString(R.string.notice_ending))
          .build();
    }
    PhoneSitting<?> table = sitting.get();
    return notice
        .setContentTitle(GameNames.of(context, table.game()))
        .setContentText(line(table))
        .addAction(0, context.getString(R.string.table_leave), leave())
        .build();
  }

  private String line(@Nullable SittingView<?> view) {
    if (view == null) {
      return context.getString(R.string.notice_opening);
    } else if (view.link().kind() == LinkState.Kind.LOST) {
      return context.getString(R.string.notice_lost);
    }
    TableView<?> table = view.table();
    return switch (table.stage()) {
      case LOBBY -> lobby(view);
      case COMPARING -> context.getString(R.string.notice_comparing);
      case PLAYING -> turn(table);
      case SIGNING -> context.getString(R.string.notice_signing);
      case FINISHED -> context.getString(R.string.notice_finished);
      case BROKEN -> context.getString(R.string.notice_broken);
    };
  }

  private String lobby(SittingView<?> view) {
    int taken = view.table().seats().size();
    return view.table()
        .invite()
        .map(invite -> context.getString(R.string.notice_seats, taken, invite.seats()))
        .orElseGet(() -> context.getString(R.string.notice_seeking));
  }

  private String turn(TableView<?> table) {
    if (table.awaited().contains(table.me())) {
      return context.getString(R.string.notice_your_turn);
    }
    return table.awaited().stream()
        .filter(seat -> seat < table.seats().size())
        .findFirst()
        .map(seat -> context.getString(R.string.notice_turn, table.seats().get(seat).callsign()))
        .orElseGet(() -> context.getString(R.string.notice_shuffling));
  }

  private PendingIntent app() {
    Intent launch = context.getPackageManager().getLaunchIntentForPackage(context.getPackageName());
    Intent open = launch == null ? new Intent() : launch;
    return PendingIntent.getActivity(context, 0, open, PendingIntent.FLAG_IMMUTABLE);
  }

  private PendingIntent leave() {
    Intent out = Nearby.Holder.of(context).wayOut();
    out.addFlags(Intent.FLAG_ACTIVITY_NEW_TASK);
    return PendingIntent.getActivity(context, 0, out, PendingIntent.FLAG_IMMUTABLE);
  }
}
