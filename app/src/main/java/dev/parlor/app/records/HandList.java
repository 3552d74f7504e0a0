package dev.parlor.app.records;

import android.content.Context;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import dev.parlor.app.R;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.replay.BroughtHand;
import dev.parlor.app.replay.ReplayActivity;
import dev.parlor.app.table.NameList;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Speaker;
import dev.parlor.tables.words.Words;

/** The hands of a file. A tap shows a hand again. */
final class HandList {
  private final Context context;
  private final HandFile.Opened opened;
  private final Words words;

  HandList(Context context, HandFile.Opened opened) {
    this.context = context;
    this.opened = opened;
    words =
        new Words(
            context.getResources().getConfiguration().getLocales().get(0),
            Bundles.of(Household.of(context).kits().of(opened.file().game())));
  }

  void show() {
    new MaterialAlertDialogBuilder(context)
        .setTitle(new RecordWords(context).brought(opened.file()))
        .setItems(
            opened.lines().stream().map(this::line).toArray(CharSequence[]::new),
            (dialog, which) -> seeAgain(opened.lines().get(which)))
        .show();
  }

  private void seeAgain(HandFile.Line line) {
    if (!line.isSeenAgain()) {
      show(); // the list says why
      return;
    }
    HandFile file = opened.file();
    context.startActivity(
        ReplayActivity.hand(context, new BroughtHand(file.game(), file.file(), line.place())));
  }

  /** The line of a hand: its number, who won what or who played it, and what is wrong with it. */
  private String line(HandFile.Line line) {
    String flaw = words.shown(line.flaw(), new Speaker(line.people(), Scene.ONLOOKER));
    if (!line.isSeenAgain()) {
      return context.getString(R.string.records_hand, line.number(), flaw);
    }
    String said =
        line.ended().isNone()
            ? NameList.of(context.getResources(), line.people())
            : words.shown(line.ended(), new Speaker(line.people(), Scene.ONLOOKER));
    return line.flaw().isNone()
        ? context.getString(R.string.records_hand, line.number(), said)
        : context.getString(R.string.records_hand_differs, line.number(), said, flaw);
  }
}
