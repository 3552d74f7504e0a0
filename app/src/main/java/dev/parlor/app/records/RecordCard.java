package dev.parlor.app.records;

import android.content.Context;
import android.content.res.ColorStateList;
import android.graphics.drawable.Drawable;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.annotation.DrawableRes;
import androidx.appcompat.content.res.AppCompatResources;
import com.google.android.material.color.MaterialColors;
import dev.parlor.app.R;
import dev.parlor.app.replay.PlayedAlone;
import dev.parlor.games.GameId;
import dev.parlor.p2p.result.PlayerLine;
import dev.parlor.p2p.station.Leaderboard;
import dev.parlor.tables.record.Statistic;

/** Fills in what cards and sheets of results have in common. */
final class RecordCard {
  private final RecordWords words;

  RecordCard(Context context) {
    words = new RecordWords(context);
  }

  void show(View card, MatchRecord match) {
    card.<TextView>findViewById(R.id.card_title).setText(words.game(match.sheet().game()));
    card.<TextView>findViewById(R.id.card_line).setText(words.when(match));
    card.findViewById(R.id.card_course).setVisibility(View.GONE);
    rows(card.findViewById(R.id.card_rows), match, false);
    worth(card.findViewById(R.id.card_worth), match);
  }

  void show(View card, Leaderboard board) {
    card.<TextView>findViewById(R.id.card_title).setText(words.game(board.game()));
    card.<TextView>findViewById(R.id.card_line).setText(words.whose(board));
    card.findViewById(R.id.card_worth).setVisibility(View.GONE);
    card.findViewById(R.id.card_course).setVisibility(View.GONE);
    ViewGroup rows = card.findViewById(R.id.card_rows);
    rows.removeAllViews();
    for (Leaderboard.Row row : board.rows()) {
      View line = row(rows, row.rank() + ".", row.callsign(), words.rate(row));
      note(line, words.wins(row));
      line.setContentDescription(words.spoken(row));
    }
    for (Leaderboard.Waiting waiting : board.waiting()) {
      View line = row(rows, "", waiting.callsign(), "");
      note(line, words.lacks(waiting));
    }
  }

  void show(View card, PlayedAlone.Kept alone) {
    GameId game = new GameId(alone.match().record().game());
    card.<TextView>findViewById(R.id.card_title).setText(words.game(game));
    card.<TextView>findViewById(R.id.card_line).setText(words.practised(alone));
    card.findViewById(R.id.card_worth).setVisibility(View.GONE);
    card.findViewById(R.id.card_course).setVisibility(View.GONE);
    ViewGroup rows = card.findViewById(R.id.card_rows);
    rows.removeAllViews();
    alone.match().people().forEach(name -> row(rows, "", name, ""));
  }

  void show(View card, HandFile file) {
    card.<TextView>findViewById(R.id.card_title).setText(words.game(file.game()));
    card.<TextView>findViewById(R.id.card_line).setText(words.brought(file));
    card.findViewById(R.id.card_worth).setVisibility(View.GONE);
    card.findViewById(R.id.card_course).setVisibility(View.GONE);
    card.<ViewGroup>findViewById(R.id.card_rows).removeAllViews();
  }

  void show(View card, Statistic own) {
    String line = words.played(own);
    card.<TextView>findViewById(R.id.card_title).setText(words.game(own.game()));
    card.<TextView>findViewById(R.id.card_line).setText(line);
    card.findViewById(R.id.card_worth).setVisibility(View.GONE);
    card.<ViewGroup>findViewById(R.id.card_rows).removeAllViews();
    CourseView course = card.findViewById(R.id.card_course);
    course.setVisibility(View.VISIBLE);
    course.show(own.course());
    course.setContentDescription(words.course(own));
  }

  /**
   * The players.
   *
   * @param signatures whether it is said of each who has signed
   */
  void rows(ViewGroup rows, MatchRecord match, boolean signatures) {
    rows.removeAllViews();
    int number = 1;
    for (PlayerLine player : match.sheet().players()) {
      String place = words.place(match, player);
      String score = words.score(match, player);
      String signature = words.signature(match, number);
      View line = row(rows, place, player.callsign(), score);
      line.findViewById(R.id.row_place).setVisibility(place.isEmpty() ? View.GONE : View.VISIBLE);
      if (signatures) {
        note(line, signature);
      }
      String spoken =
          line.getResources()
              .getString(
                  R.string.records_player_spoken, place, player.callsign(), score, signature);
      line.setContentDescription(spoken.trim().replace(" ,", ","));
      number++;
    }
  }

  private static View row(ViewGroup rows, String place, String name, String score) {
    View line = LayoutInflater.from(rows.getContext()).inflate(R.layout.record_row, rows, false);
    line.<TextView>findViewById(R.id.row_place).setText(place);
    line.<TextView>findViewById(R.id.row_name).setText(name);
    line.<TextView>findViewById(R.id.row_score).setText(score);
    rows.addView(line);
    return line;
  }

  private static void note(View line, String text) {
    TextView note = line.findViewById(R.id.row_note);
    note.setText(text);
    note.setVisibility(View.VISIBLE);
  }

  /** Fills a line with words and an icon, because colour alone says nothing. */
  void worth(TextView line, MatchRecord match) {
    Context context = line.getContext();
    int role =
        match.verdict().counts()
            ? androidx.appcompat.R.attr.colorPrimary
            : RecordWords.isDamaged(match)
                ? androidx.appcompat.R.attr.colorError
                : com.google.android.material.R.attr.colorSecondary;
    int colour = MaterialColors.getColor(context, role, 0);
    line.setVisibility(View.VISIBLE);
    line.setText(words.worth(match));
    line.setTextColor(colour);
    Drawable icon = AppCompatResources.getDrawable(context, icon(match));
    line.setCompoundDrawablesRelativeWithIntrinsicBounds(icon, null, null, null);
    line.setCompoundDrawableTintList(ColorStateList.valueOf(colour));
  }

  @DrawableRes
  private static int icon(MatchRecord match) {
    return switch (match.verdict().state()) {
      case COMPLETE -> R.drawable.ic_signed;
      case PROVEN -> R.drawable.ic_proven;
      case UNFINISHED -> R.drawable.ic_partial;
      case PARTIAL -> RecordWords.isDamaged(match) ? R.drawable.ic_damaged : R.drawable.ic_partial;
    };
  }
}
