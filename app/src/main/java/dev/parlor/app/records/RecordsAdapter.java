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

  RecordsAdapter(Consumer<MatchRecord> tapped) {
    this.tapped = tapped;
  }

  @SuppressWarnings("NotifyDataSetChanged") // all of it is new
  void showMatches(List<MatchRecord> newMatches) {
    matches = newMatches;
    boards = List.of();
    notifyDataSetChanged();
  }

  @SuppressWarnings("NotifyDataSetChanged") // all of it is new
  void showBoards(List<Leaderboard> newBoards) {
    matches = List.of();
    boards = newBoards;
    notifyDataSetChanged();
  }

  @Override
  public int getItemCount() {
    return matches.size() + boards.size();
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
    } else {
      fill.show(card, boards.get(position - matches.size()));
      card.setClickable(false);
    }
  }
}
