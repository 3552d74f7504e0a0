package dev.parlor.app.lobby;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import android.view.ViewGroup;
import android.view.WindowManager;
import android.widget.TextView;
import androidx.appcompat.app.AppCompatActivity;
import com.google.android.material.appbar.MaterialToolbar;
import com.google.android.material.button.MaterialButton;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import dev.parlor.app.R;
import dev.parlor.app.edge.Edges;
import dev.parlor.app.nearby.GameNames;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.nearby.LeftSeat;
import dev.parlor.app.nearby.Nearby;
import dev.parlor.app.notice.Notice;
import dev.parlor.app.notice.NoticeView;
import dev.parlor.app.play.TableActivity;
import dev.parlor.app.qr.QrView;
import dev.parlor.app.table.HoldButton;
import dev.parlor.app.table.Models;
import dev.parlor.app.table.TextCap;
import dev.parlor.app.table.Titles;
import dev.parlor.games.Refusal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where a table gathers: seats, the way to it, and the digits that everybody compares. */
public final class LobbyActivity extends AppCompatActivity {
  private LobbyModel lobby;
  private LobbyWords words;
  private Nearby nearby;
  private Discovery discovery;

  public static Intent intent(Context context) {
    return new Intent(context, LobbyActivity.class);
  }

  @Override
  protected void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
    setContentView(R.layout.activity_lobby);
    Edges.fit(this);
    getWindow().addFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON);
    words = new LobbyWords(getResources(), Household.of(this).kits());
    nearby = Household.of(this).nearby();
    lobby = Models.of(this, LobbyModel.class, () -> new LobbyModel(nearby));
    MaterialToolbar toolbar = findViewById(R.id.toolbar);
    toolbar.setNavigationOnClickListener(view -> finish());
    lobby.table().ifPresent(table -> toolbar.setTitle(GameNames.of(this, table.game())));
    findViewById(R.id.lobby_begin).setOnClickListener(view -> lobby.begin());
    findViewById(R.id.lobby_same).setOnClickListener(view -> lobby.same());
    findViewById(R.id.lobby_different).setOnClickListener(view -> lobby.different());
    this.<HoldButton>findViewById(R.id.lobby_leave).whenHeld(this::leave);
    Titles.whole(toolbar);
    TextCap.atMost(findViewById(R.id.lobby_head), 32);
    TextCap.atMost(findViewById(R.id.lobby_line), 20);
    if (getResources().getBoolean(R.bool.code_first)) {
      putTheLineLast();
    }
    discovery = new Discovery(this, Household.of(this).radio(), this::redraw);
    findViewById(R.id.lobby_visible).setOnClickListener(view -> discovery.ask());
    lobby.screen().observe(this, this::show);
  }

  /** On a low screen the code has the room, and what it is for is said below it. */
  private void putTheLineLast() {
    View line = findViewById(R.id.lobby_line);
    ((ViewGroup) line.getParent()).removeView(line);
    ViewGroup table = findViewById(R.id.lobby_table);
    table.addView(line, table.indexOfChild(findViewById(R.id.lobby_compare)) + 1);
  }

  private void leave() {
    lobby.leave();
    finish();
  }

  private void show(LobbyScreen screen) {
    if (screen.kind() == LobbyScreen.Kind.PLAYING) {
      play();
      return;
    }
    Optional<Notice> notice = notice(screen);
    visible(R.id.lobby_table, !notice.isPresent());
    visible(R.id.lobby_actions, !notice.isPresent());
    visible(R.id.lobby_notice, notice.isPresent());
    View side = findViewById(R.id.lobby_side); // where the screen is wide
    if (side != null) {
      side.setVisibility(notice.isPresent() ? View.GONE : View.VISIBLE);
    }
    notice.ifPresent(told -> showNotice(told, screen));
    this.<TextView>findViewById(R.id.lobby_head).setText(words.head(screen, discovery.state()));
    this.<TextView>findViewById(R.id.lobby_line).setText(words.line(screen, discovery.state()));
    visible(R.id.lobby_trouble, screen.trouble().isPresent());
    screen
        .trouble()
        .ifPresent(
            why -> this.<TextView>findViewById(R.id.lobby_trouble).setText(RadioWords.text(why)));
    visible(R.id.lobby_progress, screen.isBusy());
    TextView ranking = findViewById(R.id.lobby_ranking);
    ranking.setText(words.ranking(screen));
    ranking.setVisibility(ranking.length() > 0 ? View.VISIBLE : View.GONE);
    TextView onlookers = findViewById(R.id.lobby_onlookers);
    onlookers.setText(words.onlookers(screen));
    onlookers.setVisibility(onlookers.length() > 0 ? View.VISIBLE : View.GONE);
    showInvitation(screen);
    showCompare(screen);
    this.<SeatGrid>findViewById(R.id.lobby_seats)
        .show(screen, words, seat -> askToRemove(screen, seat));
    visible(R.id.lobby_felt, !screen.seats().isEmpty());
    showActions(screen);
  }

  private void askToRemove(LobbyScreen screen, int seat) {
    String who = screen.seats().get(seat).callsign().orElse("");
    new MaterialAlertDialogBuilder(this)
        .setTitle(getString(R.string.lobby_remove, who))
        .setMessage(R.string.lobby_remove_text)
        .setNegativeButton(R.string.lobby_remove_not, null)
        .setPositiveButton(R.string.lobby_remove_do, (dialog, which) -> lobby.remove(seat))
        .show();
  }

  private void showNotice(Notice told, LobbyScreen screen) {
    NoticeView view = findViewById(R.id.lobby_notice);
    view.show(told, () -> after(screen));
    Optional<Refusal> trouble = nearby.trouble().getValue();
    if (screen.kind() == LobbyScreen.Kind.NOWHERE && trouble != null) {
      trouble.map(words::refusal).ifPresent(view::say);
    } else if (screen.kind() == LobbyScreen.Kind.BROKEN) {
      lobby.shown().flatMap(words::broken).ifPresent(view::say);
      lobby.ended().map(words::refusal).ifPresent(view::say);
    }
  }

  private void redraw() {
    LobbyScreen now = lobby.screen().getValue();
    if (now != null) {
      show(now);
    }
  }

  private void showInvitation(LobbyScreen screen) {
    boolean gathering = screen.kind() == LobbyScreen.Kind.GATHERING;
    visible(R.id.lobby_invitation, gathering && screen.invitation().isPresent());
    QrView square = findViewById(R.id.lobby_qr);
    screen.invitation().ifPresent(square::show);
    TextView code = findViewById(R.id.lobby_code);
    screen
        .code()
        .ifPresent(
            digits -> {
              code.setText(digits);
              code.setContentDescription(
                  getString(R.string.lobby_code_spoken, LobbyWords.spoken(digits)));
            });
  }

  private void showCompare(LobbyScreen screen) {
    visible(R.id.lobby_compare, screen.compare().isPresent());
    screen
        .compare()
        .ifPresent(code -> CodeCard.show(findViewById(R.id.lobby_compare), words, code));
  }

  private void showActions(LobbyScreen screen) {
    boolean hosting = screen.hosting() && screen.kind() == LobbyScreen.Kind.GATHERING;
    MaterialButton begin = findViewById(R.id.lobby_begin);
    boolean unseen = screen.signless() && discovery.state() != Discovery.State.VISIBLE;
    visible(R.id.lobby_visible, unseen);
    begin.setVisibility(hosting && (screen.enough() || !unseen) ? View.VISIBLE : View.GONE);
    begin.setEnabled(screen.enough());
    begin.setText(words.begin(screen));
    visible(R.id.lobby_answers, screen.kind() == LobbyScreen.Kind.COMPARING);
    visible(R.id.lobby_leave, screen.kind() != LobbyScreen.Kind.COMPARING);
    Optional<String> refusal = words.refusal(screen);
    visible(R.id.lobby_refusal, refusal.isPresent());
    this.<TextView>findViewById(R.id.lobby_refusal).setText(refusal.orElse(""));
  }

  /** What there is to say when there is no table to show. */
  private Optional<Notice> notice(LobbyScreen screen) {
    return switch (screen.kind()) {
      case BROKEN ->
          Optional.of(
              Notice.of(
                  R.drawable.ic_broken,
                  R.string.lobby_broken,
                  R.string.lobby_broken_text,
                  R.string.lobby_to_games));
      case DIFFERENT ->
          Optional.of(
              Notice.of(
                  R.drawable.ic_shield,
                  R.string.lobby_different,
                  R.string.lobby_different_text,
                  R.string.lobby_to_games));
      case NOWHERE -> Optional.of(nowhere());
      case OPENING, LOST, GATHERING, CLOSING, COMPARING, CONFIRMED, DEALING, PLAYING ->
          Optional.empty();
    };
  }

  private Notice nowhere() {
    return seatToTakeAgain().isPresent()
        ? Notice.of(
            R.drawable.ic_seat,
            R.string.lobby_again,
            R.string.lobby_again_text,
            R.string.lobby_again_button)
        : Notice.of(
            R.drawable.ic_seat,
            R.string.lobby_nowhere,
            R.string.lobby_nowhere_text,
            R.string.lobby_to_games);
  }

  private Optional<LeftSeat> seatToTakeAgain() {
    Optional<LeftSeat> left = nearby.left().getValue();
    return left == null ? Optional.empty() : left;
  }

  private void after(LobbyScreen screen) {
    Optional<LeftSeat> seat = seatToTakeAgain();
    if (screen.kind() == LobbyScreen.Kind.NOWHERE && seat.isPresent()) {
      nearby.resume(seat.get());
      return;
    }
    if (screen.kind() == LobbyScreen.Kind.BROKEN) {
      lobby.table().ifPresent(table -> table.forget());
    }
    finish();
  }

  private void play() {
    lobby.table().ifPresent(table -> startActivity(TableActivity.nearby(this, table.game())));
    finish();
  }

  private void visible(int id, boolean on) {
    findViewById(id).setVisibility(on ? View.VISIBLE : View.GONE);
  }
}
