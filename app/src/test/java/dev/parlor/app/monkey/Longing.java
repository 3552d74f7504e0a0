package dev.parlor.app.monkey;

import android.app.Activity;
import android.content.Context;
import android.content.pm.ActivityInfo;
import android.content.pm.PackageManager;
import android.view.View;
import dev.parlor.app.R;
import dev.parlor.app.backup.BackupActivity;
import dev.parlor.app.bots.OwnPlayersActivity;
import dev.parlor.app.diagnostics.DiagnosticsActivity;
import dev.parlor.app.learn.RulesActivity;
import dev.parlor.app.lobby.HostActivity;
import dev.parlor.app.lobby.JoinActivity;
import dev.parlor.app.lobby.LobbyActivity;
import dev.parlor.app.lobby.ResultActivity;
import dev.parlor.app.me.MeActivity;
import dev.parlor.app.play.TableActivity;
import dev.parlor.app.qr.ScanActivity;
import dev.parlor.app.records.RecordsActivity;
import dev.parlor.app.replay.ReplayActivity;
import dev.parlor.app.settings.AboutActivity;
import dev.parlor.app.settings.SettingsActivity;
import dev.parlor.app.station.StationActivity;
import dev.parlor.app.visit.VisitActivity;
import dev.parlor.tables.Catalogue;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The screens that the monkey has not seen yet, and what leads to them. Once it has seen all, only
 * what leads through a match counts. A screen that has no way here is found by chance.
 */
final class Longing {
  private static final Set<Integer> LOBBY =
      Set.of(R.id.home_join, R.id.notice_button, R.id.join_tables, R.id.way_back_go);
  private static final Set<Integer> MATCH = with(LOBBY, R.id.lobby_begin, R.id.lobby_same);
  private static final Set<Integer> END = with(MATCH, R.id.felt, R.id.table_moves, R.id.play_again);

  private static final Map<Class<?>, Set<Integer>> TO = new HashMap<>();

  /** Where somebody else brings what leads on. */
  private static final Set<Class<?>> ROOMS_TO_WAIT =
      Set.of(JoinActivity.class, LobbyActivity.class, ResultActivity.class);

  static {
    TO.put(AboutActivity.class, Set.of(R.id.home_settings, R.id.setting_about));
    TO.put(BackupActivity.class, Set.of(R.id.home_me, R.id.me_backup));
    TO.put(DiagnosticsActivity.class, Set.of(R.id.home_me, R.id.me_diagnostics));
    TO.put(HostActivity.class, Set.of(R.id.tiles, R.id.start_options));
    TO.put(JoinActivity.class, Set.of(R.id.home_join));
    TO.put(LobbyActivity.class, with(LOBBY, R.id.tiles, R.id.start_host));
    TO.put(MeActivity.class, Set.of(R.id.home_me));
    TO.put(OwnPlayersActivity.class, Set.of(R.id.tiles, R.id.start_own));
    TO.put(RecordsActivity.class, Set.of(R.id.home_results));
    TO.put(ReplayActivity.class, with(END, R.id.result_check, R.id.see_again));
    TO.put(ResultActivity.class, END);
    TO.put(RulesActivity.class, Set.of(R.id.tiles, R.id.start_learn));
    TO.put(ScanActivity.class, Set.of(R.id.home_scan, R.id.join_scan));
    TO.put(SettingsActivity.class, Set.of(R.id.home_settings));
    TO.put(StationActivity.class, Set.of(R.id.home_station));
    TO.put(TableActivity.class, with(MATCH, R.id.tiles, R.id.start));
    TO.put(VisitActivity.class, Set.of(R.id.home_results, R.id.menu_visit));
  }

  private final Set<String> unreached = new TreeSet<>();
  private final Set<Integer> leadOn = new HashSet<>();
  private final boolean everyTable;

  /**
   * @param everyTable whether the table of each game counts as a screen of its own
   */
  Longing(Context app, boolean everyTable) {
    this.everyTable = everyTable;
    for (ActivityInfo screen : screens(app)) {
      if (screen.name.startsWith(ScreenPile.OURS)) {
        unreached.add(screen.name);
      }
    }
    if (everyTable && unreached.remove(ScreenPile.TABLE)) {
      Catalogue.SHIPPED.all().forEach(kit -> unreached.add(ScreenPile.table(kit.game().id())));
    }
    learn();
  }

  private static Set<Integer> with(Set<Integer> some, Integer... more) {
    Set<Integer> all = new HashSet<>(some);
    all.addAll(Set.of(more));
    return all;
  }

  private static ActivityInfo[] screens(Context app) {
    try {
      return app.getPackageManager()
          .getPackageInfo(app.getPackageName(), PackageManager.GET_ACTIVITIES)
          .activities;
    } catch (PackageManager.NameNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  Set<String> unreached() {
    return unreached;
  }

  /** Forgets the ways to these screens. */
  void reached(Collection<String> places) {
    boolean changed = unreached.removeAll(places);
    if (!everyTable && places.stream().anyMatch(place -> place.startsWith(ScreenPile.TABLE))) {
      changed |= unreached.remove(ScreenPile.TABLE);
    }
    if (changed) {
      learn();
    }
  }

  private void learn() {
    leadOn.clear();
    TO.forEach(
        (screen, ways) -> {
          if (unreached.stream().anyMatch(place -> place.startsWith(screen.getName()))) {
            leadOn.addAll(ways);
          }
        });
    if (unreached.isEmpty()) {
      leadOn.addAll(END);
    }
  }

  /** Whether this view, or the row that holds it, leads to a screen that is still unreached. */
  boolean isFor(View view) {
    return leadOn.contains(view.getId())
        || (view.getParent() instanceof View around && leadOn.contains(around.getId()));
  }

  /** Whether something that leads on may come up on this screen by itself. */
  boolean mayWaitAt(Activity screen) {
    return leadOn.contains(R.id.lobby_same) && ROOMS_TO_WAIT.contains(screen.getClass());
  }
}
