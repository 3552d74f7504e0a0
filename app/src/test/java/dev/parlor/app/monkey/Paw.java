package dev.parlor.app.monkey;

import android.view.View;
import android.view.ViewGroup;
import android.widget.EditText;
import android.widget.SeekBar;
import dev.parlor.app.felt.FeltView;
import dev.parlor.app.felt.Laid;
import dev.parlor.app.play.Fingers;
import dev.parlor.app.table.HoldButton;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/**
 * Taps, holds, types, slides and drags. It likes best what leads to a screen that it has not seen,
 * and what it has touched least.
 */
final class Paw {
  private static final String[] WORDS = {"", "X1MONKEY", "a", "1234", "nsec1nonsense"};

  /**
   * Buttons that it leaves alone. The whole phones of tests keep their files where the provider of
   * files shares nothing.
   */
  private static final Set<String> NOT_HERE = Set.of("result_share", "about_share");

  private final Random random;
  private final Longing longing;
  private final Map<String, Integer> touched = new HashMap<>();
  private boolean gaveUp;

  Paw(Random random, Longing longing) {
    this.random = random;
    this.longing = longing;
  }

  /** Whether it may have given its seat up since that was forgiven. */
  boolean gaveUp() {
    return gaveUp;
  }

  void forgives() {
    gaveUp = false;
  }

  /** What it could touch in this window. */
  static List<View> touchable(View root) {
    List<View> views = new ArrayList<>();
    collect(root, views);
    return views;
  }

  /** What leads on among these. */
  List<View> leading(List<View> views) {
    List<View> leading = new ArrayList<>(views);
    leading.removeIf(view -> !longing.isFor(view));
    return leading;
  }

  /**
   * Touches one of these; answers which.
   *
   * @param playing whether it sits before a match, which it likes to see the end of
   */
  String touch(String screen, List<View> views, boolean playing) {
    List<View> leading = leading(views);
    boolean leads = !leading.isEmpty() && random.nextInt(playing ? 20 : 4) != 0;
    List<View> among = leads ? leading : views;
    View chosen = among.get(random.nextInt(among.size()));
    if (!(leads && playing) && random.nextBoolean()) {
      for (View view : among) {
        if (count(screen, view) < count(screen, chosen)) {
          chosen = view;
        }
      }
    }
    touched.merge(screen + "/" + id(chosen), 1, Integer::sum);
    return use(chosen, playing);
  }

  private int count(String screen, View view) {
    return touched.getOrDefault(screen + "/" + id(view), 0);
  }

  /** The name of a view in the layout, or its kind if it has no name. */
  private static String id(View view) {
    return view.getId() == View.NO_ID || view.getId() >>> 24 == 0
        ? view.getClass().getSimpleName()
        : view.getResources().getResourceEntryName(view.getId());
  }

  private String use(View view, boolean playing) {
    String name = id(view);
    if (view instanceof EditText field) {
      String word = WORDS[random.nextInt(WORDS.length)];
      field.setText(word);
      return "types '" + word + "' into " + name;
    } else if (view instanceof FeltView felt) {
      return onFelt(felt);
    } else if (view instanceof SeekBar bar) {
      bar.setProgress(random.nextInt(bar.getMax() + 1));
      return "slides " + name;
    } else if (view.isLongClickable()
        && random.nextInt(view instanceof HoldButton && !playing ? 3 : 30) == 0) {
      return hold(view);
    }
    gaveUp |= name.contains("leave") || name.contains("forget");
    view.performClick();
    if (random.nextInt(6) != 0) {
      return "taps " + name;
    }
    view.performClick();
    return "taps twice " + name;
  }

  String hold(View view) {
    gaveUp = true; // it may have left the table
    view.performLongClick();
    return "holds " + id(view);
  }

  /** Touches the felt, where the place counts. */
  private String onFelt(FeltView felt) {
    List<Laid.Node> targets = Fingers.targets(felt);
    if (targets.isEmpty() || random.nextInt(8) == 0) {
      Fingers.Point at = anywhere(felt);
      Fingers.tap(felt, at.x(), at.y());
      return "taps the felt at " + at;
    }
    Laid.Node target = targets.get(random.nextInt(targets.size()));
    if (random.nextInt(8) == 0) {
      Fingers.Point to = anywhere(felt);
      Fingers.drag(felt, Fingers.Point.of(target), to);
      return "drags " + target.at() + " to " + to;
    }
    Fingers.tap(felt, target);
    return "taps " + target.at();
  }

  private Fingers.Point anywhere(View view) {
    return new Fingers.Point(
        random.nextFloat() * view.getWidth(), random.nextFloat() * view.getHeight());
  }

  private static void collect(View view, List<View> into) {
    if (view.getVisibility() != View.VISIBLE) {
      return;
    }
    boolean touchable = view.isClickable() || view instanceof FeltView || view instanceof SeekBar;
    if (view.isEnabled() && touchable && !NOT_HERE.contains(id(view))) {
      into.add(view);
    }
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        collect(group.getChildAt(i), into);
      }
    }
  }
}
