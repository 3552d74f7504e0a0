package dev.parlor.app.monkey;

import android.app.Application;
import android.app.Dialog;
import android.content.pm.PackageManager;
import android.view.Window;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.lobby.ResultActivity;
import dev.parlor.app.phones.WildHousehold;
import dev.parlor.app.play.TableActivity;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.shadows.ShadowActivity;
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

  private final Random random;
  private final ScreenPile pile = new ScreenPile();
  private final WildHousehold house = WildHousehold.get();
  private final Paw paw;
  private final List<String> diary = new ArrayList<>();
  private final Map<String, Integer> deeds = new TreeMap<>();
  private int atMatch;
  private boolean seated;
  private boolean steady;

  Monkey(Random random) {
    this.random = random;
    paw = new Paw(random);
  }

  ScreenPile pile() {
    return pile;
  }

  List<String> diary() {
    return diary;
  }

  /**
   * Makes it leave out everything that keeps it from the end of a match. Once it has seen an end,
   * it looks for what it has not touched.
   */
  void steady() {
    if (!steady) {
      steady = true;
      TestScreen.allowEverything();
      house.power(true);
    }
    if (pile.reached().contains(ResultActivity.class.getName())) {
      paw.sate();
    }
  }

  void step() {
    if (!pile.isVisible()) {
      note("comes back");
      pile.home();
    } else if (isAtMatch() && ++atMatch == FIRST_DEATH) {
      die();
    } else if (steady) {
      act(isAtMatch() || random.nextInt(4) != 0 ? 0 : random.nextInt(5) != 0 ? 80 : 99);
    } else {
      act(random.nextInt(isAtMatch() ? 300 : 100));
    }
    answerPermissions();
    pile.follow();
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
      note("back");
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
      switchPermission();
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

  private void back() {
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
    if (window != null) {
      String screen = pile.top().getClass().getSimpleName();
      paw.touch(screen, window.getDecorView(), isAtMatch()).ifPresent(this::note);
    }
  }

  private void answerPermissions() {
    ShadowActivity shadow = Shadows.shadowOf(pile.top());
    ShadowActivity.PermissionsRequest asked = shadow.getLastRequestedPermission();
    if (asked == null || random.nextBoolean()) {
      return;
    }
    boolean yes = random.nextInt(4) != 0;
    Application app = RuntimeEnvironment.getApplication();
    int[] answers = new int[asked.requestedPermissions.length];
    for (int i = 0; i < answers.length; i++) {
      answers[i] = yes ? PackageManager.PERMISSION_GRANTED : PackageManager.PERMISSION_DENIED;
    }
    if (yes) {
      Shadows.shadowOf(app).grantPermissions(asked.requestedPermissions);
    }
    note("answers " + yes);
    pile.top().onRequestPermissionsResult(asked.requestCode, asked.requestedPermissions, answers);
  }

  private void switchPermission() {
    String[] all = {
      "android.permission.BLUETOOTH_SCAN",
      "android.permission.BLUETOOTH_CONNECT",
      "android.permission.BLUETOOTH_ADVERTISE",
      "android.permission.CAMERA"
    };
    boolean grant = random.nextInt(3) != 0;
    note("permissions " + grant);
    Application app = RuntimeEnvironment.getApplication();
    if (grant) {
      Shadows.shadowOf(app).grantPermissions(all);
    } else {
      Shadows.shadowOf(app).denyPermissions(all[random.nextInt(all.length)]);
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
