package dev.parlor.app.play;

import android.view.View;
import androidx.appcompat.app.AppCompatActivity;
import androidx.lifecycle.ViewModelProvider;
import com.google.android.material.appbar.MaterialToolbar;
import dev.parlor.app.R;
import dev.parlor.app.bots.OwnPlayers;
import dev.parlor.app.replay.PlayedAlone;
import dev.parlor.app.replay.ReplayActivity;
import dev.parlor.app.settings.Settings;
import dev.parlor.app.table.Models;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.Pace;
import dev.parlor.tables.words.Words;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The screen of a table of this phone alone: what stands beside it, and what can be done at its
 * end.
 */
final class PracticeTable {
  private final AppCompatActivity activity;

  private PracticeTable(AppCompatActivity activity) {
    this.activity = activity;
  }

  static <S, V> TableModel open(
      AppCompatActivity activity, TableKit<S, V> game, Words texts, TableOrder order) {
    PracticeTable beside = new PracticeTable(activity);
    TableModel table =
        Models.of(activity, TableModel.class, () -> beside.begin(game, texts, order));
    beside.offer(table);
    return table;
  }

  private <S, V> TableModel begin(TableKit<S, V> game, Words texts, TableOrder order) {
    Practice<S, V> practice =
        new Practice<>(
            game,
            activity.getResources(),
            texts,
            order,
            new Settings(activity),
            new OwnPlayers(activity, game).inUse());
    PlayedAlone shelf = new PlayedAlone(activity.getFilesDir().toPath());
    Models.of(activity, PracticeKeeper.class, () -> new PracticeKeeper(practice, shelf));
    return TableModel.alone(game, practice::next, Pace.USUAL);
  }

  private void offer(TableModel table) {
    PracticeKeeper keeper = new ViewModelProvider(activity).get(PracticeKeeper.class);
    activity.findViewById(R.id.leave).setOnClickListener(view -> activity.finish());
    activity.findViewById(R.id.play_again).setOnClickListener(view -> table.again());
    activity
        .<MaterialToolbar>findViewById(R.id.toolbar)
        .getMenu()
        .findItem(R.id.menu_advice)
        .setVisible(true);
    table.scene().observe(activity, scene -> keeper.show(isOver(scene)));
    keeper.kept().observe(activity, this::offerToSeeAgain);
  }

  static boolean isOver(Scene scene) {
    boolean held = scene.beat().isPresent() && !scene.beat().get().strip();
    return scene.finale().isPresent() && !held;
  }

  private void offerToSeeAgain(Optional<Path> file) {
    View button = activity.findViewById(R.id.see_again);
    button.setVisibility(file.isPresent() ? View.VISIBLE : View.GONE);
    file.ifPresent(
        kept ->
            button.setOnClickListener(
                view -> activity.startActivity(ReplayActivity.practice(activity, kept))));
  }
}
