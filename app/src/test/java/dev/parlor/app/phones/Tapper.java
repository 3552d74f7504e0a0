package dev.parlor.app.phones;

import android.app.Activity;
import android.view.View;
import android.view.ViewGroup;
import dev.parlor.app.R;
import dev.parlor.app.felt.FeltView;
import dev.parlor.app.felt.Laid;
import dev.parlor.app.play.Fingers;
import dev.parlor.games.Dice;
import java.util.ArrayList;
import java.util.List;

/** Presses something that is offered, a button as often as a card. */
public final class Tapper implements PersonAtTable {
  private final Dice dice;

  Tapper(long seed) {
    dice = Dice.seeded(seed);
  }

  @Override
  public void touch(Activity table) {
    List<Runnable> offered = buttons(table);
    if (offered.isEmpty() || dice.below(2) == 0) {
      FeltView felt = table.findViewById(R.id.felt);
      List<Laid.Node> targets = Fingers.targets(felt);
      if (!targets.isEmpty()) {
        Fingers.tap(felt, targets.get(dice.below(targets.size())));
        return;
      }
    }
    if (!offered.isEmpty()) {
      offered.get(dice.below(offered.size())).run();
    }
  }

  private static List<Runnable> buttons(Activity table) {
    List<Runnable> offered = new ArrayList<>();
    ViewGroup moves = table.findViewById(R.id.table_moves);
    for (int i = 0; moves.getVisibility() == View.VISIBLE && i < moves.getChildCount(); i++) {
      View move = moves.getChildAt(i);
      offered.add(() -> press(move));
    }
    if (table.findViewById(R.id.table_amount).getVisibility() == View.VISIBLE) {
      offered.add(() -> press(table.findViewById(R.id.amount_done)));
    }
    return offered;
  }

  static void press(View button) {
    if (!button.performClick()) {
      button.performLongClick();
    }
  }
}
