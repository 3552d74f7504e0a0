package dev.parlor.app.replay;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import android.widget.ProgressBar;
import android.widget.SeekBar;
import android.widget.TextView;
import androidx.appcompat.app.AppCompatActivity;
import com.google.android.material.appbar.MaterialToolbar;
import com.google.android.material.button.MaterialButton;
import dev.parlor.app.R;
import dev.parlor.app.edge.Edges;
import dev.parlor.app.felt.FeltTouch;
import dev.parlor.app.felt.FeltView;
import dev.parlor.app.felt.FeltWords;
import dev.parlor.app.nearby.GameNames;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.plans.Plans;
import dev.parlor.app.settings.Settings;
import dev.parlor.app.settings.Toggle;
import dev.parlor.app.table.Models;
import dev.parlor.app.table.TableLocale;
import dev.parlor.app.table.TextCap;
import dev.parlor.games.GameId;
import dev.parlor.games.Slot;
import dev.parlor.tables.kit.TableKits;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Speaker;
import dev.parlor.tables.words.Words;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A match that is over: it is checked move by move, then shown again. */
public final class ReplayActivity extends AppCompatActivity implements FeltTouch.Hands {
  private static final String TRANSCRIPT = "transcript";
  private static final String PRACTICE = "practice";
  private static final String HANDS = "hands";
  private static final String PLACE = "place";
  private static final String GAME = "game";

  private ReplayModel model;
  private FeltView felt;
  private @Nullable FeltWords words;

  public static Intent intent(Context context, Path transcript) {
    return new Intent(context, ReplayActivity.class).putExtra(TRANSCRIPT, transcript.toString());
  }

  /** A match of this phone alone, as {@link PlayedAlone} keeps it. */
  public static Intent practice(Context context, Path file) {
    return new Intent(context, ReplayActivity.class).putExtra(PRACTICE, file.toString());
  }

  public static Intent hand(Context context, BroughtHand hand) {
    return new Intent(context, ReplayActivity.class)
        .putExtra(HANDS, hand.file().toString())
        .putExtra(PLACE, hand.place())
        .putExtra(GAME, hand.game().id());
  }

  private ReplaySource source() {
    String hands = getIntent().getStringExtra(HANDS);
    String game = getIntent().getStringExtra(GAME);
    if (hands != null && game != null) {
      int place = getIntent().getIntExtra(PLACE, 0);
      return ReplaySource.hand(new BroughtHand(new GameId(game), Paths.get(hands), place));
    }
    String practice = getIntent().getStringExtra(PRACTICE);
    String transcript = getIntent().getStringExtra(TRANSCRIPT);
    return practice != null
        ? ReplaySource.practice(Paths.get(practice))
        : ReplaySource.transcript(Paths.get(transcript == null ? "" : transcript));
  }

  @Override
  protected void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
    setContentView(R.layout.activity_replay);
    Edges.fit(this);
    felt = findViewById(R.id.felt);
    TableKits kits = Household.of(this).kits();
    model = Models.of(this, ReplayModel.class, () -> new ReplayModel(kits, source()));
    this.<MaterialToolbar>findViewById(R.id.toolbar).setNavigationOnClickListener(view -> finish());
    findViewById(R.id.replay_back).setOnClickListener(view -> model.back());
    findViewById(R.id.replay_on).setOnClickListener(view -> model.goOn());
    findViewById(R.id.replay_run).setOnClickListener(view -> model.toggle());
    MaterialButton pace = findViewById(R.id.replay_pace);
    pace.setOnClickListener(view -> showPace(pace, 100 / model.hurry().percent()));
    showPace(pace, 1);
    TextCap.atMost(findViewById(R.id.replay_said), 20);
    TextCap.atMost(findViewById(R.id.replay_verdict), 18);
    this.<SeekBar>findViewById(R.id.replay_bar).setOnSeekBarChangeListener(new Scrub());
    model.shown().observe(this, this::show);
  }

  private void showPace(MaterialButton button, int times) {
    button.setText(getString(R.string.replay_pace, times));
    button.setContentDescription(getString(R.string.replay_pace_spoken, times));
  }

  private void show(ReplayModel.Shown now) {
    boolean ready = now.scene().isPresent();
    visible(R.id.replay_checking, !ready);
    visible(R.id.replay_controls, ready);
    if (!ready) {
      this.<TextView>findViewById(R.id.replay_progress)
          .setText(
              now.failed()
                  ? unusable(now)
                  : getString(R.string.replay_checking, now.checked(), now.all()));
      ProgressBar bar = findViewById(R.id.replay_progress_bar);
      bar.setVisibility(now.failed() ? View.GONE : View.VISIBLE);
      bar.setMax((int) Math.max(1, now.all()));
      bar.setProgress((int) now.checked());
      return;
    }
    TableReplay replay = model.replay();
    if (replay != null) {
      show(now, now.scene().get(), begun(replay));
    }
  }

  private String unusable(ReplayModel.Shown now) {
    return now.broken()
        .map(broken -> TranscriptWords.of(getResources(), broken))
        .orElseGet(() -> getString(R.string.records_unusable));
  }

  /** The words of the game, once the game is known. */
  private FeltWords begun(TableReplay replay) {
    FeltWords known = words;
    if (known == null) {
      GameId game = replay.kit().game().game().id();
      Words texts = new Words(TableLocale.of(getResources()), Bundles.of(replay.kit()));
      known = new FeltWords(getResources(), texts);
      words = known;
      Settings settings = new Settings(this);
      felt.begin(Plans.of(game), known, this);
      felt.useFourColours(settings.has(Toggle.FOUR_COLOURS));
      felt.useMotion(settings.has(Toggle.MOTION));
      this.<MaterialToolbar>findViewById(R.id.toolbar).setTitle(GameNames.of(this, game));
      ReplayVerdict.show(findViewById(R.id.replay_verdict), replay, known);
    }
    return known;
  }

  private void show(ReplayModel.Shown now, Scene scene, FeltWords sayer) {
    sayer.to(Speaker.of(scene), true);
    MaterialToolbar toolbar = findViewById(R.id.toolbar);
    toolbar.setSubtitle(sayer.shown(scene.title()));
    this.<TextView>findViewById(R.id.replay_said).setText(said(scene, sayer));
    SeekBar bar = findViewById(R.id.replay_bar);
    bar.setMax(now.moments() - 1);
    bar.setProgress(now.moment());
    String where = getString(R.string.replay_moment, now.moment() + 1, now.moments());
    this.<TextView>findViewById(R.id.replay_moment).setText(where);
    MaterialButton run = findViewById(R.id.replay_run);
    run.setIconResource(now.running() ? R.drawable.ic_pause : R.drawable.ic_play);
    run.setContentDescription(
        getString(now.running() ? R.string.replay_pause : R.string.replay_play));
    findViewById(R.id.replay_back).setEnabled(now.moment() > 0);
    findViewById(R.id.replay_on).setEnabled(now.moment() < now.moments() - 1);
    felt.show(scene, true, 0);
  }

  private static String said(Scene scene, FeltWords sayer) {
    if (scene.finale().isPresent()) {
      return sayer.shown(scene.finale().get().won());
    } else if (scene.beat().isPresent()) {
      return sayer.shown(scene.beat().get().said());
    }
    List<Phrase> told = scene.news().told();
    return sayer.shown(told.isEmpty() ? scene.prompt() : told.get(told.size() - 1));
  }

  private void visible(int id, boolean on) {
    findViewById(id).setVisibility(on ? View.VISIBLE : View.GONE);
  }

  @Override
  protected void onStart() {
    super.onStart();
    model.wake();
  }

  @Override
  protected void onStop() {
    model.rest();
    super.onStop();
  }

  @Override
  public void tap(Scene seen, At target) {
    model.skip();
  }

  @Override
  public void drop(Scene seen, At card, At target) {}

  @Override
  public void order(List<Slot> slots) {}

  @Override
  public void elsewhere(Scene seen) {
    model.skip();
  }

  @Override
  public void looked() {}

  /** Follows a finger on the bar. When the bar moves by itself, nothing is meant by it. */
  private final class Scrub implements SeekBar.OnSeekBarChangeListener {
    @Override
    public void onProgressChanged(SeekBar bar, int at, boolean byFinger) {
      if (byFinger) {
        model.moveTo(at);
      }
    }

    @Override
    public void onStartTrackingTouch(SeekBar bar) {
      // the match stops where the finger is
    }

    @Override
    public void onStopTrackingTouch(SeekBar bar) {
      // it stays there
    }
  }
}
