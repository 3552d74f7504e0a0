package dev.parlor.app.records;

import android.view.ViewGroup;
import dev.parlor.app.R;
import dev.parlor.app.table.Rows;
import dev.parlor.p2p.station.Leaderboard;
import java.util.List;

/** Leaderboards one below the other, for screens that show more than them. */
public final class BoardCards {
  private BoardCards() {}

  public static void show(ViewGroup parent, List<Leaderboard> boards) {
    RecordCard card = new RecordCard(parent.getContext());
    Rows.show(parent, R.layout.record_card, boards, (view, board) -> card.show(view, board));
  }
}
