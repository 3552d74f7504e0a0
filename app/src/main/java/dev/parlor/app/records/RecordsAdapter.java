package dev.parlor.app.records;

import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import androidx.recyclerview.widget.RecyclerView;
import dev.parlor.app.R;
import dev.parlor.p2p.station.Leaderboard;
import java.util.List;
import java.util.function.Consumer;

/** A list of matches or of leaderboards, a card each. */
final class RecordsAdapter extends RecyclerView.Adapter<RecyclerView.ViewHolder> {
  private final Consumer<MatchRecord> tapped;
  private List<MatchRecord> matches = List.of();
  private List<Leaderboard> boards = List.of();
  private List<Statistic> statistics = List.of();

  RecordsAdapter(Consumer<MatchRecord> tapped) {
    this.tapped = tapped;
  }

  void showMatches(List<MatchRecord> newMatches) {
    show(newMatches, List.of(), List.of());
  }

  void showBoards(List<Leaderboard> newBoards) {
    show(List.of(), newBoards, List.of());
  }

  void showStatistics(List<Statistic> newStatistics) {
    show(List.of(), List.of(), newStatistics);
  }

  @SuppressWarnings("NotifyDataSetChanged") // all of it is new
  private void show(List<MatchRecord> some, List<Leaderboard> others, List<Statistic> own) {
    matches = some;
    boards = others;
    statistics = own;
    notifyDataSetChanged();
  }

  @Override
  public int getItemCount() {
    return matches.size() + boards.size() + statistics.size();
  }

  @Override
  public RecyclerView.ViewHolder onCreateViewHolder(ViewGroup parent, int type) {
    View card =
        LayoutInflater.from(parent.getContext()).inflate(R.layout.record_card, parent, false);
    return new RecyclerView.ViewHolder(card) {};
  }

  @Override
  public void onBindViewHolder(RecyclerView.ViewHolder holder, int position) {
    View card = holder.itemView;
    RecordCard fill = new RecordCard(card.getContext());
    if (position < matches.size()) {
      MatchRecord match = matches.get(position);
      fill.show(card, match);
      card.setOnClickListener(view -> tapped.accept(match));
    } else if (!boards.isEmpty()) {
      fill.show(card, boards.get(position));
      card.setClickable(false);
    } else {
      fill.show(card, statistics.get(position));
      card.setClickable(false);
    }
  }
}
