package dev.parlor.app.records;

import android.content.Context;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;
import com.google.android.material.bottomsheet.BottomSheetBehavior;
import com.google.android.material.bottomsheet.BottomSheetDialog;
import dev.parlor.app.R;
import dev.parlor.app.edge.Edges;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.replay.ReplayActivity;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Everything about one match: who signed, what that means, and how to pass it on. */
final class RecordSheet extends BottomSheetDialog {
  private final MatchRecord match;
  private final Runnable hands;

  /**
   * @param hands asks for the hands of a match
   */
  RecordSheet(Context context, MatchRecord match, Runnable hands) {
    super(context);
    this.match = match;
    this.hands = hands;
  }

  @Override
  protected void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
    View content = View.inflate(getContext(), R.layout.record_sheet, null);
    setContentView(content);
    Edges.fit(this);
    getBehavior().setState(BottomSheetBehavior.STATE_EXPANDED);
    getBehavior().setSkipCollapsed(true);
    RecordWords words = new RecordWords(getContext());
    RecordCard card = new RecordCard(getContext());
    content.<TextView>findViewById(R.id.sheet_title).setText(words.game(match.sheet().game()));
    content.<TextView>findViewById(R.id.sheet_line).setText(words.when(match));
    card.rows(content.findViewById(R.id.sheet_rows), match, true);
    card.worth(content.findViewById(R.id.sheet_worth), match);
    content.<TextView>findViewById(R.id.sheet_meaning).setText(words.meaning(match));
    content.<TextView>findViewById(R.id.sheet_ranked).setText(words.ranked(match));
    content
        .findViewById(R.id.share)
        .setOnClickListener(view -> SharedFiles.share(getContext(), List.of(match.file())));
    content.<TextView>findViewById(R.id.sheet_won).setText(words.won(match));
    View replay = content.findViewById(R.id.replay);
    replay.setVisibility(match.transcript().isPresent() ? View.VISIBLE : View.GONE);
    replay.setOnClickListener(
        view ->
            match
                .transcript()
                .ifPresent(
                    file -> getContext().startActivity(ReplayActivity.intent(getContext(), file))));
    View proof = content.findViewById(R.id.share_proof);
    proof.setVisibility(match.transcript().isPresent() ? View.VISIBLE : View.GONE);
    proof.setOnClickListener(view -> SharedFiles.share(getContext(), RecordBook.files(match)));
    View handsButton = content.findViewById(R.id.share_hands);
    boolean form = RecordBook.form(Household.of(getContext()).kits(), match).isPresent();
    handsButton.setVisibility(form ? View.VISIBLE : View.GONE);
    handsButton.setOnClickListener(view -> hands.run());
  }
}
