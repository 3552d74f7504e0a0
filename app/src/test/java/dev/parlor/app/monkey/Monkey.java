package dev.parlor.app.monkey;

import android.app.Dialog;
import android.view.View;
import android.view.Window;
import dev.parlor.app.R;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.lobby.LeaveActivity;
import dev.parlor.app.phones.WildHousehold;
import dev.parlor.app.play.TableActivity;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.robolectric.shadows.ShadowDialog;

/**
 * Touches what it sees with its paw, turns the phone, goes home, takes permissions away and lets
 * the process die. It keeps a diary of its last deeds.
 */
final class Monkey {
  private static final String[] SHAPES = {
    "+w360dp-h640dp-port", "+w640dp-h360dp-land", "+w320dp-h533dp-port", "+w800dp-h1200dp-port",
  };
  private static final int DIARY = 40;

  /** A wait that is longer than a silent link is borne. */
  private static final int LONG_WAIT = 20_000;

  /**
   * How many steps at a match pass before its process dies for the first time, whatever the dice
   * say.
   */
  private static final int FIRST_DEATH = 8;

  /** One of so many steps it spends on the way out of a match that the other has left. */
  private static final int BORED = 4;

  private final Random random;
  private final ScreenPile pile = new ScreenPile();
  private final WildHousehold house = WildHousehold.get();
  private final Longing longing;
  private final Paw paw;
  private final Consent consent;
  private final List<String> diary = new ArrayList<>();
  private final Map<String, Integer> deeds = new TreeMap<>();
  private int atMatch;
  private boolean seated;
  private boolean steady;

  Monkey(Random random, Longing longing) {
    this.random = random;
    this.longing = longing;
    paw = new Paw(random, longing);
    consent = new Consent(random, house);
  }

  ScreenPile pile() {
    return pile;
  }

  List<String> diary() {
    return diary;
  }

  /** Makes it leave out everything that keeps it from the end of a match. */
  void steady() {
    if (!steady) {
      steady = true;
      TestScreen.allowEverything();
      house.power(true);
    }
  }

  void step() {
    if (!pile.isVisible()) {
      note("comes back");
      pile.home();
    } else if (isAtMatch() && ++atMatch == FIRST_DEATH) {
      die();
    } else if (house.isDeserted() && random.nextInt(BORED) == 0) {
      giveUp();
    } else if (steady) {
      act(isAtMatch() || random.nextInt(4) != 0 ? 0 : random.nextInt(5) != 0 ? 80 : 99);
    } else {
      act(random.nextInt(isAtMatch() ? 300 : 100));
    }
    consent.answer(pile.top()).ifPresent(this::note);
    pile.follow();
    longing.reached(pile.reached());
    pile.another().flatMap(consent::answer).ifPresent(this::note);
    house.friendActs(random);
    house.turn();
    watchTheSeat();
  }

  private boolean isAtMatch() {
    return pile.top() instanceof TableActivity && house.isPlaying();
  }

  private void act(int dice) {
    if (dice < 80 || dice >= 100) {
      touch();
    } else if (dice < 88) {
      back();
    } else if (dice < 91) {
      String shape = SHAPES[random.nextInt(SHAPES.length)];
      note("turns to " + shape);
      pile.turn(shape);
    } else if (dice < 93) {
      note("home");
      pile.home();
    } else if (dice < 94) {
      note("waits");
      ScreenPile.pass(random.nextInt(LONG_WAIT));
    } else if (dice < 95) {
      die();
    } else if (dice < 97) {
      note(consent.change());
    } else if (dice < 98) {
      note("bluetooth");
      house.power(random.nextInt(4) != 0);
    } else {
      note("the way out of the notification");
      pile.open(house.wayOut());
    }
  }

  private void die() {
    note("dies");
    closeDialogs();
    ShadowDialog.reset(); // Robolectric keeps all dialogs that were ever shown, and their screens
    pile.die(house::killProcess);
  }

  private void giveUp() {
    if (pile.top() instanceof LeaveActivity) {
      note(paw.hold(pile.top().findViewById(R.id.leave_hold)));
    } else {
      note("the way out of the notification");
      pile.open(house.wayOut());
    }
  }

  private void back() {
    note("back");
    Dialog dialog = dialog();
    if (dialog != null) {
      dialog.cancel();
    } else if (pile.size() > 1 || random.nextInt(4) == 0) {
      pile.back();
    }
  }

  private static Dialog dialog() {
    Dialog dialog = ShadowDialog.getLatestDialog();
    return dialog != null && dialog.isShowing() ? dialog : null;
  }

  private static void closeDialogs() {
    for (Dialog dialog : ShadowDialog.getShownDialogs()) {
      dialog.dismiss();
    }
  }

  private void touch() {
    Dialog dialog = dialog();
    Window window = dialog == null ? pile.top().getWindow() : dialog.getWindow();
    if (window == null) {
      return;
    }
    List<View> views = Paw.touchable(window.getDecorView());
    boolean stuck = paw.leading(views).isEmpty() && random.nextBoolean();
    if (stuck && longing.mayWaitAt(pile.top())) {
      note("looks on");
    } else if (stuck || views.isEmpty()) {
      back();
    } else {
      note(paw.touch(pile.top().getClass().getSimpleName(), views, isAtMatch()));
    }
  }

  /** Checks that a seat at a match is lost only when it was given up. */
  private void watchTheSeat() {
    if (house.isPlaying()) {
      seated = true;
      paw.forgives();
    } else if (house.isOver()) {
      seated = false;
    } else if (!seated || house.hasSeat()) {
      return;
    } else if (paw.gaveUp()) {
      seated = false;
      paw.forgives();
    }
  }

  /** Whether its process has ended in the middle of a match. */
  boolean diedAtAMatch() {
    return atMatch >= FIRST_DEATH;
  }

  /** Whether it has a seat in a match that it never gave up. */
  boolean waitsForItsSeat() {
    return seated && !paw.gaveUp() && !house.hasSeat();
  }

  /** How often it did each kind of deed. */
  String sum() {
    return deeds.toString();
  }

  private void note(String what) {
    deeds.merge(what.substring(0, (what + " ").indexOf(' ')), 1, Integer::sum);
    if (diary.size() == DIARY) {
      diary.remove(0);
    }
    diary.add(pile.top().getClass().getSimpleName() + ": " + what);
  }
}
