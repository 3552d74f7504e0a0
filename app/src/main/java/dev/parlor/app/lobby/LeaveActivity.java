package dev.parlor.app.lobby;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import androidx.appcompat.app.AppCompatActivity;
import dev.parlor.app.R;
import dev.parlor.app.edge.Edges;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.nearby.Nearby;
import dev.parlor.app.nearby.PhoneSitting;
import dev.parlor.app.nearby.SittingView;
import dev.parlor.app.notice.Notice;
import dev.parlor.app.notice.NoticeView;
import dev.parlor.app.table.HoldButton;
import dev.parlor.p2p.table.TableView;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Asks once whether the table shall be left, because a slip of the finger on a notification is no
 * decision.
 */
public final class LeaveActivity extends AppCompatActivity {
  public static Intent intent(Context context) {
    return new Intent(context, LeaveActivity.class);
  }

  @Override
  protected void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
    setContentView(R.layout.activity_leave);
    Edges.fit(this);
    Nearby nearby = Household.of(this).nearby();
    this.<HoldButton>findViewById(R.id.leave_hold).whenHeld(() -> leave(nearby));
    nearby.sitting().observe(this, this::follow);
  }

  private static void leave(Nearby nearby) {
    Optional<PhoneSitting<?>> now = nearby.sitting().getValue();
    if (now != null) {
      now.ifPresent(PhoneSitting::leave);
    }
  }

  private void follow(Optional<PhoneSitting<?>> now) {
    if (!now.isPresent()) {
      finish();
      return;
    }
    PhoneSitting<?> table = now.get();
    table.view().observe(this, view -> show(table));
    show(table);
  }

  private void show(PhoneSitting<?> table) {
    SittingView<?> view = table.view().getValue();
    boolean playing = view != null && view.table().stage() == TableView.Stage.PLAYING;
    boolean watching = view != null && !table.hosting() && view.onlooks();
    int text =
        watching
            ? R.string.leave_watching
            : playing
                ? R.string.leave_playing
                : table.hosting() ? R.string.leave_hosting : R.string.leave_seat;
    NoticeView notice = findViewById(R.id.leave_notice);
    notice.show(
        Notice.of(R.drawable.ic_seat, R.string.leave_title, text, R.string.leave_stay),
        this::finish);
    if (playing && view != null) {
      view.heir()
          .map(heir -> getString(R.string.company_heir, heir.callsign()))
          .ifPresent(sentence -> notice.say(sentence + " " + getString(text)));
    }
  }
}
