package dev.parlor.app.lobby;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;
import androidx.appcompat.app.AppCompatActivity;
import com.google.android.material.appbar.MaterialToolbar;
import com.google.android.material.materialswitch.MaterialSwitch;
import dev.parlor.app.R;
import dev.parlor.app.bluetooth.RadioPurpose;
import dev.parlor.app.doorstep.Doorstep;
import dev.parlor.app.edge.Edges;
import dev.parlor.app.nearby.GameNames;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.nearby.PhoneSitting;
import dev.parlor.app.notice.Notice;
import dev.parlor.app.notice.NoticeView;
import dev.parlor.app.table.Titles;
import dev.parlor.games.GameId;
import dev.parlor.games.SeatRange;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.kit.TableKits;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The choices for a new table, and the tap that opens it. */
public final class HostActivity extends AppCompatActivity {
  private static final String GAME = "game";
  private static final String SEATS = "seats";
  private static final String OPTIONS = "options";
  private static final String AT_ONCE = "atOnce";

  private GameId game;
  private Doorstep doorstep;

  public static Intent intent(Context context, GameId game) {
    return new Intent(context, HostActivity.class).putExtra(GAME, game.id());
  }

  /** The intent for this screen that asks nothing: the table opens with the usual choices. */
  public static Intent atOnce(Context context, GameId game) {
    return intent(context, game).putExtra(AT_ONCE, true);
  }

  @Override
  protected void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
    setContentView(R.layout.activity_host);
    Edges.fit(this);
    TableKits kits = Household.of(this).kits();
    TableKit<?, ?> kit =
        Optional.ofNullable(getIntent().getStringExtra(GAME))
            .flatMap(kits::named)
            .orElse(kits.all().get(0));
    game = kit.game().id();
    this.<MaterialToolbar>findViewById(R.id.toolbar).setNavigationOnClickListener(view -> finish());
    Titles.whole(findViewById(R.id.toolbar));
    this.<TextView>findViewById(R.id.host_game).setText(GameNames.of(this, game));
    SeatRange phones = kit.game().phones();
    SeatChoice seats = findViewById(R.id.host_seats);
    seats.offer(Math.max(phones.least(), LobbyScreen.ENOUGH), phones.most());
    OptionRows options = findViewById(R.id.host_options);
    options.offer(kit);
    if (saved != null) {
      seats.choose(saved.getInt(SEATS, phones.most()));
      options.restore(saved.getBundle(OPTIONS));
    }
    findViewById(R.id.host_open).setOnClickListener(view -> open());
    doorstep =
        new Doorstep(this, RadioPurpose.HOST, Household.of(this).radio(), this::checkDoorstep);
    Household.of(this).nearby().sitting().observe(this, this::seated);
  }

  /**
   * Reacts to a table at which this phone sits. It then has none to open, neither after the tap nor
   * when this screen is shown later.
   */
  private void seated(Optional<PhoneSitting<?>> sitting) {
    if (sitting.isPresent() && !isFinishing()) {
      startActivity(LobbyActivity.intent(this));
      finish();
    }
  }

  @Override
  protected void onSaveInstanceState(Bundle state) {
    super.onSaveInstanceState(state);
    state.putInt(SEATS, this.<SeatChoice>findViewById(R.id.host_seats).seats());
    state.putBundle(OPTIONS, this.<OptionRows>findViewById(R.id.host_options).state());
  }

  private void checkDoorstep() {
    Optional<Notice> missing = doorstep.notice();
    visible(R.id.host_missing, missing.isPresent());
    visible(R.id.host_open, !missing.isPresent());
    missing.ifPresent(
        notice -> this.<NoticeView>findViewById(R.id.host_missing).show(notice, doorstep::mend));
    if (!missing.isPresent() && getIntent().getBooleanExtra(AT_ONCE, false)) {
      getIntent().removeExtra(AT_ONCE); // a person who comes back wants to choose
      open();
    }
    visible(R.id.host_hint, doorstep.needs().hints().contains(RadioTrouble.NO_ADVERTISER));
  }

  private void open() {
    Map<String, String> terms =
        new TreeMap<>(this.<OptionRows>findViewById(R.id.host_options).chosen());
    if (this.<MaterialSwitch>findViewById(R.id.host_onlookers).isChecked()) {
      terms.putAll(Invite.WATCHED);
    }
    int seats = this.<SeatChoice>findViewById(R.id.host_seats).seats();
    Household.of(this).nearby().host(game, seats, terms);
  }

  private void visible(int id, boolean on) {
    findViewById(id).setVisibility(on ? View.VISIBLE : View.GONE);
  }
}
