package dev.parlor.app.play;

import androidx.appcompat.app.AppCompatActivity;
import com.google.android.material.button.MaterialButton;
import dev.parlor.app.R;
import dev.parlor.app.table.Models;
import dev.parlor.games.GameId;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.lesson.FirstHand;
import dev.parlor.tables.sitting.Pace;
import dev.parlor.tables.words.Words;
import java.security.SecureRandom;
import java.util.Optional;

/** The table at which a game is learned; it leads on to one that is played. */
final class FirstTable {
  private static final int COMPANY = 3;

  private FirstTable() {}

  /** Opens the lesson; empty for a game that has none. */
  static <S, V> Optional<TableModel> open(
      AppCompatActivity activity, TableKit<S, V> game, Words words) {
    return FirstHand.of(game).map(hand -> begin(activity, game, hand, words));
  }

  private static <S, V> TableModel begin(
      AppCompatActivity activity, TableKit<S, V> game, FirstHand<S, V> hand, Words words) {
    String me = activity.getString(R.string.seat_me);
    TableModel table =
        Models.of(
            activity,
            TableModel.class,
            () -> TableModel.alone(hand.kit(), () -> hand.begin(me, words), Pace.USUAL));
    activity.findViewById(R.id.leave).setOnClickListener(view -> activity.finish());
    MaterialButton play = activity.findViewById(R.id.play_again);
    play.setText(R.string.first_play);
    play.setOnClickListener(
        view -> {
          GameId id = game.game().id();
          int seats = Math.min(COMPANY, game.game().phones().most());
          long seed = new SecureRandom().nextLong();
          activity.startActivity(TableActivity.practice(activity, id, seats, seed));
          activity.finish();
        });
    return table;
  }
}
