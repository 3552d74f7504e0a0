package dev.parlor.app.records;

import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import dev.parlor.app.R;
import dev.parlor.p2p.station.Leaderboard;
import java.util.List;

/** Leaderboards one below the other, for screens that show more than them. */
public final class BoardCards {
  private BoardCards() {}

  public static void show(ViewGroup parent, List<Leaderboard> boards) {
    parent.removeAllViews();
    RecordCard card = new RecordCard(parent.getResources());
    for (Leaderboard board : boards) {
      View view =
          LayoutInflater.from(parent.getContext()).inflate(R.layout.record_card, parent, false);
      card.show(view, board);
      parent.addView(view);
    }
  }
}
