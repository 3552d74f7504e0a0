package dev.parlor.app.records;

import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import androidx.recyclerview.widget.RecyclerView;
import dev.parlor.app.R;
import dev.parlor.app.replay.PlayedAlone;
import dev.parlor.p2p.station.Leaderboard;
import dev.parlor.tables.record.Statistic;
import java.util.List;
import java.util.function.Consumer;

/** A list of matches or of leaderboards, a card each. */
final class RecordsAdapter extends RecyclerView.Adapter<RecyclerView.ViewHolder> {
  private final Consumer<MatchRecord> tapped;
  private final Consumer<PlayedAlone.Kept> again;
  private final Consumer<HandFile> opened;
  private List<MatchRecord> matches = List.of();
  private List<Leaderboard> boards = List.of();
  private List<Statistic> statistics = List.of();
  private List<PlayedAlone.Kept> practice = List.of();
  private List<HandFile> hands = List.of();

  /**
   * @param tapped what becomes of a match of several phones
   * @param again what becomes of one of this phone alone
   * @param opened what becomes of a file of hands
   */
  RecordsAdapter(
      Consumer<MatchRecord> tapped, Consumer<PlayedAlone.Kept> again, Consumer<HandFile> opened) {
    this.tapped = tapped;
    this.again = again;
    this.opened = opened;
  }

  void showMatches(Collection all) {
    show(all.matches(), List.of(), List.of(), all.practice(), all.hands());
  }

  void showBoards(Collection all) {
    show(List.of(), all.boards(), List.of(), List.of(), List.of());
  }

  void showStatistics(Collection all) {
    show(List.of(), List.of(), all.statistics(), List.of(), List.of());
  }

  @SuppressWarnings("NotifyDataSetChanged") // all of it is new
  private void show(
      List<MatchRecord> some,
      List<Leaderboard> others,
      List<Statistic> own,
      List<PlayedAlone.Kept> alone,
      List<HandFile> files) {
    matches = some;
    boards = others;
    statistics = own;
    practice = alone;
    hands = files;
    notifyDataSetChanged();
  }

  @Override
  public int getItemCount() {
    return matches.size() + boards.size() + statistics.size() + practice.size() + hands.size();
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
    } else if (position < matches.size() + practice.size()) {
      PlayedAlone.Kept match = practice.get(position - matches.size());
      fill.show(card, match);
      card.setOnClickListener(view -> again.accept(match));
    } else if (!hands.isEmpty()) {
      HandFile file = hands.get(position - matches.size() - practice.size());
      fill.show(card, file);
      card.setOnClickListener(view -> opened.accept(file));
    } else if (!boards.isEmpty()) {
      fill.show(card, boards.get(position));
      card.setClickable(false);
    } else {
      fill.show(card, statistics.get(position));
      card.setClickable(false);
    }
  }
}
