package dev.parlor.app.play;

import android.view.MenuItem;
import android.view.SubMenu;
import android.view.View;
import android.widget.TextView;
import com.google.android.material.appbar.MaterialToolbar;
import dev.parlor.app.R;
import dev.parlor.app.company.CompanyBar;
import dev.parlor.app.felt.FeltView;
import dev.parlor.app.felt.FeltWords;
import dev.parlor.app.settings.Settings;
import dev.parlor.app.settings.Toggle;
import dev.parlor.app.table.TextCap;
import dev.parlor.p2p.table.Emote;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.SeatGlimpses;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bar above a table: what is played, how far it is, and what this person wants to see. */
final class TableBar {
  private static final String BREAK = "-\u200b"; // a line may end here
  private static final float EDGE = 4; // dp

  private final MaterialToolbar toolbar;
  private final FeltView felt;
  private final TableModel table;
  private final FeltWords words;
  private final Settings settings;
  private @Nullable CompanyBar company; // where it stands in the place of the title
  private String name = "";

  TableBar(
      MaterialToolbar toolbar,
      FeltView felt,
      TableModel table,
      FeltWords words,
      Settings settings) {
    this.toolbar = toolbar;
    this.felt = felt;
    this.table = table;
    this.words = words;
    this.settings = settings;
  }

  void begin(String title, Runnable leave) {
    name = title;
    company = toolbar.findViewById(R.id.company);
    toolbar.setTitle(company == null ? title.replace("-", BREAK) : "");
    item(R.id.menu_leave).setVisible(table.isHeard() && others().isBrief());
    toolbar.setNavigationOnClickListener(view -> leave.run());
    if (toolbar.getResources().getBoolean(R.bool.brief)) {
      toolbar.addOnLayoutChangeListener(
          (bar, left, top, right, bottom, wasLeft, wasTop, wasRight, wasBottom) -> makeRoom());
    }
    toolbar.setOnMenuItemClickListener(this::chosen);
    item(R.id.menu_open).setShowAsAction(MenuItem.SHOW_AS_ACTION_IF_ROOM);
    item(R.id.menu_odds).setChecked(settings.has(Toggle.ODDS));
    item(R.id.menu_four_colours).setChecked(settings.has(Toggle.FOUR_COLOURS));
    // a person who is alone needs no table for all
    item(R.id.menu_middle).setVisible(table.isHeard());
    if (table.isHeard()) {
      offerToSay(toolbar.getMenu().addSubMenu(R.string.menu_say));
    }
  }

  private CompanyBar others() {
    return toolbar.getRootView().findViewById(R.id.company);
  }

  /** Offers the few things that people at a table may say to each other. */
  private void offerToSay(SubMenu say) {
    for (Emote emote : Emote.values()) {
      say.add(words.shown(SeatGlimpses.phrase(emote)))
          .setOnMenuItemClickListener(
              item -> {
                table.say(emote);
                return true;
              });
    }
  }

  void show(Scene scene, boolean open) {
    String far = words.shown(scene.title());
    if (company == null) {
      toolbar.setSubtitle(far);
      capTitles();
    } else {
      company.titled(name, far);
    }
    MenuItem eye = item(R.id.menu_open);
    eye.setVisible(OwnCards.areSealed(scene));
    eye.setTitle(open ? R.string.menu_hide : R.string.menu_show);
    eye.setIcon(open ? R.drawable.ic_eye_shut : R.drawable.ic_eye);
  }

  private MenuItem item(int id) {
    return toolbar.getMenu().findItem(id);
  }

  private boolean chosen(MenuItem item) {
    if (item.getItemId() == R.id.menu_open) {
      table.open(!Boolean.TRUE.equals(table.open().getValue()));
      return true;
    } else if (item.getItemId() == R.id.menu_advice) {
      table.advise();
      return true;
    } else if (item.getItemId() == R.id.menu_middle) {
      table.layInTheMiddle(true);
      return true;
    } else if (item.getItemId() == R.id.menu_leave) {
      others().offerToLeave();
      return true;
    }
    boolean on = !item.isChecked();
    item.setChecked(on);
    if (item.getItemId() == R.id.menu_odds) {
      settings.set(Toggle.ODDS, on);
      table.hints(on);
    } else {
      settings.set(Toggle.FOUR_COLOURS, on);
      felt.useFourColours(on);
    }
    return true;
  }

  /**
   * Limits the titles. Their words grow only so far; a title that is too long for the bar beside
   * the felt takes more lines.
   */
  private void capTitles() {
    boolean brief = toolbar.getResources().getBoolean(R.bool.brief);
    boolean lies = !toolbar.getResources().getBoolean(R.bool.slim);
    for (TextView text : titles()) {
      boolean title = isTitle(text);
      TextCap.atMost(text, title ? 20 : brief && lies ? 12 : 14);
      text.setSingleLine(false);
      text.setMaxLines(title ? 2 : brief ? 5 : 3);
    }
    keepOffEdges();
  }

  /** The first line of the titles and the last one don't touch an edge of the bar. */
  private void keepOffEdges() {
    boolean name = titles().stream().anyMatch(text -> isTitle(text) && isThere(text));
    boolean far = titles().stream().anyMatch(text -> !isTitle(text) && isThere(text));
    int edge = Math.round(EDGE * toolbar.getResources().getDisplayMetrics().density);
    for (TextView text : titles()) {
      boolean title = isTitle(text);
      text.setPadding(0, title || !name ? edge : 0, 0, title && far ? 0 : edge);
    }
  }

  private static boolean isThere(TextView text) {
    return text.getVisibility() == View.VISIBLE;
  }

  /**
   * Where the name of the game, which everybody knows, and the rest need more than two lines, the
   * name makes room.
   */
  private void makeRoom() {
    List<TextView> titles = titles();
    boolean rest = toolbar.getSubtitle() != null && toolbar.getSubtitle().length() > 0;
    boolean two = rest && titles.stream().anyMatch(text -> text.getLineCount() > 1);
    for (TextView text : titles) {
      if (isTitle(text)) {
        toolbar.post(
            () -> {
              text.setVisibility(two ? View.GONE : View.VISIBLE);
              keepOffEdges();
            });
      }
    }
  }

  private List<TextView> titles() {
    List<TextView> titles = new ArrayList<>();
    for (int i = 0; i < toolbar.getChildCount(); i++) {
      if (toolbar.getChildAt(i) instanceof TextView text) {
        titles.add(text);
      }
    }
    return titles;
  }

  private boolean isTitle(TextView text) {
    return text.getText().toString().contentEquals(toolbar.getTitle());
  }
}
