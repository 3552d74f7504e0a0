package dev.parlor.app.monkey;

import android.view.View;
import android.view.ViewGroup;
import android.view.ViewParent;
import android.widget.EditText;
import android.widget.SeekBar;
import dev.parlor.app.R;
import dev.parlor.app.felt.FeltView;
import dev.parlor.app.felt.Laid;
import dev.parlor.app.play.Fingers;
import dev.parlor.app.table.HoldButton;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * Taps, holds, types, slides and drags. It likes best what leads to a table, and what it has
 * touched least.
 */
final class Paw {
  private static final String[] WORDS = {"", "X1MONKEY", "a", "1234", "nsec1nonsense"};

  /**
   * Names that lead to a table and through a match. A monkey without them would never see the end
   * of one.
   */
  private static final Set<String> FAVOURITES =
      Set.of("home_join", "lobby_begin", "lobby_same", "way_back_go", "felt", "play_again");

  /**
   * Buttons that it leaves alone. The whole phones of tests keep their files where the provider of
   * files shares nothing.
   */
  private static final Set<String> NOT_HERE = Set.of("result_share", "about_share");

  private final Random random;
  private final Map<String, Integer> touched = new HashMap<>();
  private boolean gaveUp;
  private boolean sated;

  Paw(Random random) {
    this.random = random;
  }

  /** Whether it may have given its seat up since that was forgiven. */
  boolean gaveUp() {
    return gaveUp;
  }

  /**
   * Tells it that it has seen the end of a match. From now on it likes only what it has touched
   * least.
   */
  void sate() {
    sated = true;
  }

  void forgives() {
    gaveUp = false;
  }

  /**
   * Touches something in this window; answers what, if there was anything.
   *
   * @param playing whether it sits before a match, which it likes to see the end of
   */
  Optional<String> touch(String screen, View root, boolean playing) {
    List<View> views = new ArrayList<>();
    collect(root, views);
    if (views.isEmpty()) {
      return Optional.empty();
    }
    List<View> favourites = new ArrayList<>(views);
    favourites.removeIf(view -> !isFavourite(view));
    boolean favours = !sated && !favourites.isEmpty() && random.nextInt(playing ? 20 : 3) != 0;
    List<View> among = favours ? favourites : views;
    View chosen = among.get(random.nextInt(among.size()));
    if (!favours && (sated || random.nextBoolean())) {
      for (View view : views) {
        if (count(screen, view) < count(screen, chosen)) {
          chosen = view;
        }
      }
    }
    touched.merge(screen + "/" + id(chosen), 1, Integer::sum);
    return Optional.of(use(chosen, playing));
  }

  private int count(String screen, View view) {
    return touched.getOrDefault(screen + "/" + id(view), 0);
  }

  private static boolean isFavourite(View view) {
    return FAVOURITES.contains(id(view))
        || isIn(view, R.id.table_moves)
        || isIn(view, R.id.join_tables);
  }

  private static boolean isIn(View view, int row) {
    ViewParent parent = view.getParent();
    return parent instanceof View around && around.getId() == row;
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
      gaveUp = true; // it may have left the table
      view.performLongClick();
      return "holds " + name;
    }
    gaveUp |= name.contains("leave") || name.contains("forget");
    view.performClick();
    if (random.nextInt(6) != 0) {
      return "taps " + name;
    }
    view.performClick();
    return "taps twice " + name;
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
