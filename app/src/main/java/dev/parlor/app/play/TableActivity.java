package dev.parlor.app.play;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.view.MenuItem;
import android.view.View;
import android.view.WindowManager;
import android.widget.TextView;
import androidx.appcompat.app.AppCompatActivity;
import com.google.android.material.appbar.MaterialToolbar;
import dev.parlor.app.R;
import dev.parlor.app.bots.OwnPlayers;
import dev.parlor.app.edge.Edges;
import dev.parlor.app.felt.FeltView;
import dev.parlor.app.felt.FeltWords;
import dev.parlor.app.nearby.GameNames;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.nearby.Nearby;
import dev.parlor.app.nearby.Sitting;
import dev.parlor.app.plans.Plans;
import dev.parlor.app.settings.Settings;
import dev.parlor.app.table.Models;
import dev.parlor.app.table.TextCap;
import dev.parlor.games.GameId;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.kit.TableKits;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.Pace;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Speaker;
import dev.parlor.tables.words.Words;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The table of every game: practice on this phone, or the one at which it sits with others. */
public final class TableActivity extends AppCompatActivity {
  private static final String GAME = "game";
  private static final String SEATS = "seats";
  private static final String SEED = "seed";
  private static final String PEOPLE = "people";
  private static final String NEARBY = "nearby";
  private static final String OPTIONS = "options";

  private Settings settings;
  private TableKit<?, ?> kit;
  private Words texts;
  private FeltWords words;
  private FeltView felt;
  private @Nullable TableModel model;
  private @Nullable FaceDown faceDown;
  private TurnCue cue;

  /** Opens a practice table with computer players in all seats but the first. */
  public static Intent practice(Context context, GameId game, int seats, long seed) {
    return new Intent(context, TableActivity.class)
        .putExtra(GAME, game.id())
        .putExtra(SEATS, seats)
        .putExtra(SEED, seed);
  }

  /** The same with several people, who pass this phone on to each other. */
  public static Intent practice(Context context, GameId game, int people, int seats, long seed) {
    return practice(context, game, seats, seed).putExtra(PEOPLE, people);
  }

  /** The same with options of the game, each as {@code name=value}. */
  public static Intent practice(
      Context context, GameId game, int seats, long seed, Map<String, String> options) {
    String[] lines = new String[options.size()];
    int next = 0;
    for (Map.Entry<String, String> each : options.entrySet()) {
      lines[next++] = each.getKey() + "=" + each.getValue();
    }
    return practice(context, game, seats, seed).putExtra(OPTIONS, lines);
  }

  private Map<String, String> options() {
    Map<String, String> options = new TreeMap<>();
    String[] lines = getIntent().getStringArrayExtra(OPTIONS);
    for (String line : lines == null ? new String[0] : lines) {
      int equals = line.indexOf('=');
      options.put(line.substring(0, equals), line.substring(equals + 1));
    }
    return options;
  }

  /** Opens the table of several phones at which this one sits. */
  public static Intent nearby(Context context, GameId game) {
    return new Intent(context, TableActivity.class)
        .putExtra(GAME, game.id())
        .putExtra(NEARBY, true);
  }

  @Override
  protected void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
    setContentView(R.layout.activity_table);
    Edges.fit(this);
    getWindow().addFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON);
    settings = new Settings(this);
    cue = new TurnCue(findViewById(R.id.turn_edge), settings);
    layForTheHand();
    felt = findViewById(R.id.felt);
    TableKits kits = Household.of(this).kits();
    kit =
        Optional.ofNullable(getIntent().getStringExtra(GAME))
            .flatMap(kits::named)
            .orElse(kits.all().get(0));
    texts = new Words(getResources().getConfiguration().getLocales().get(0), Bundles.of(kit));
    words = new FeltWords(getResources(), texts);
    boolean nearby = getIntent().getBooleanExtra(NEARBY, false);
    Optional<TableModel> seat = nearby ? sitDown(kit) : Optional.of(practice(kit));
    if (!seat.isPresent()) {
      startActivity(Nearby.Holder.of(this).lobby()); // which says why
      finish();
      return;
    }
    begin(seat.get());
  }

  private void begin(TableModel table) {
    model = table;
    MaterialToolbar toolbar = findViewById(R.id.toolbar);
    toolbar.setTitle(GameNames.of(this, kit.game().id()));
    toolbar.setNavigationOnClickListener(view -> finish());
    toolbar.setOnMenuItemClickListener(this::chosen);
    toolbar.getMenu().findItem(R.id.menu_open).setShowAsAction(MenuItem.SHOW_AS_ACTION_IF_ROOM);
    toolbar.getMenu().findItem(R.id.menu_odds).setChecked(settings.odds());
    toolbar.getMenu().findItem(R.id.menu_four_colours).setChecked(settings.fourColours());
    felt.begin(Plans.of(kit.game().id()), words, table);
    felt.useFourColours(settings.fourColours());
    felt.useMotion(settings.motion());
    this.<Console>findViewById(R.id.console).begin(table, words);
    faceDown = new FaceDown(this, () -> table.open(false));
    for (int button : new int[] {R.id.play_again, R.id.leave}) {
      TextCap.atMost(findViewById(button), 22);
    }
    table.scene().observe(this, this::show);
    table.open().observe(this, open -> redraw());
  }

  private <S, V> TableModel practice(TableKit<S, V> game) {
    int seats = getIntent().getIntExtra(SEATS, 2);
    int people = getIntent().getIntExtra(PEOPLE, 1);
    words.passedOn(people > 1);
    long seed = getIntent().getLongExtra(SEED, 0);
    TableModel table =
        Models.of(
            this,
            TableModel.class,
            () ->
                TableModel.alone(
                    game,
                    new Practice<>(
                            game,
                            getResources(),
                            texts,
                            people,
                            seats,
                            options(),
                            seed,
                            settings,
                            new OwnPlayers(this, game).inUse())
                        ::next,
                    Pace.USUAL));
    findViewById(R.id.leave).setOnClickListener(view -> finish());
    this.<MaterialToolbar>findViewById(R.id.toolbar)
        .getMenu()
        .findItem(R.id.menu_advice)
        .setVisible(true);
    findViewById(R.id.play_again).setOnClickListener(view -> table.again());
    return table;
  }

  /** Takes the seat at the table of several phones, if there is one. */
  private <S, V> Optional<TableModel> sitDown(TableKit<S, V> game) {
    Optional<Sitting<?>> now = Nearby.of(this).sitting().getValue();
    return (now == null ? Optional.<Sitting<?>>empty() : now)
        .filter(sitting -> sitting.game().equals(game.game().id()))
        .map(sitting -> sitting.of(game.game()))
        .map(sitting -> atTable(game, sitting));
  }

  private <S, V> TableModel atTable(TableKit<S, V> game, Sitting<V> sitting) {
    TableModel table =
        Models.of(
            this,
            TableModel.class,
            () ->
                TableModel.among(
                    game,
                    new SeatSitting<>(sitting, game.game(), settings.odds()),
                    sitting::now,
                    Pace.USUAL,
                    settings.cardsOpen()));
    new AmongOthers<>(this, sitting).begin();
    return table;
  }

  private boolean chosen(MenuItem item) {
    TableModel table = model;
    if (table != null && item.getItemId() == R.id.menu_open) {
      table.open(!Boolean.TRUE.equals(table.open().getValue()));
      return true;
    }
    if (table != null && item.getItemId() == R.id.menu_advice) {
      table.advise();
      return true;
    }
    boolean on = !item.isChecked();
    item.setChecked(on);
    if (item.getItemId() == R.id.menu_odds) {
      settings.odds(on);
      if (table != null) {
        table.hints(on);
      }
    } else {
      settings.fourColours(on);
      felt.useFourColours(on);
    }
    return true;
  }

  private void redraw() {
    TableModel table = model;
    Scene now = table == null ? null : table.scene().getValue();
    if (now != null) {
      show(now);
    }
  }

  private void show(Scene scene) {
    TableModel table = model;
    if (table == null) {
      return;
    }
    boolean open = Boolean.TRUE.equals(table.open().getValue());
    words.to(Speaker.of(scene), open);
    cue.show(isMine(scene));
    MaterialToolbar toolbar = findViewById(R.id.toolbar);
    toolbar.setSubtitle(words.shown(scene.title()));
    capTitles(toolbar);
    MenuItem eye = toolbar.getMenu().findItem(R.id.menu_open);
    eye.setVisible(OwnCards.areSealed(scene));
    eye.setTitle(open ? R.string.menu_hide : R.string.menu_show);
    eye.setIcon(open ? R.drawable.ic_eye_shut : R.drawable.ic_eye);
    this.<Console>findViewById(R.id.console).show(scene);
    boolean over = scene.finale().isPresent() && !isHeld(scene);
    findViewById(R.id.ending).setVisibility(over ? View.VISIBLE : View.GONE);
    felt.show(scene, open, table.slept());
  }

  /** A bar is as high as it is, however large the words are. */
  private static void capTitles(MaterialToolbar toolbar) {
    for (int i = 0; i < toolbar.getChildCount(); i++) {
      if (toolbar.getChildAt(i) instanceof TextView text) {
        boolean title = text.getText().toString().contentEquals(toolbar.getTitle());
        TextCap.atMost(text, title ? 20 : 14);
        if (!title) {
          text.setSingleLine(false);
          text.setMaxLines(2);
        }
      }
    }
  }

  private static boolean isHeld(Scene scene) {
    return scene.beat().isPresent() && !scene.beat().get().strip();
  }

  private static boolean isMine(Scene scene) {
    return scene.viewer() >= 0
        && scene.plates().get(scene.viewer()).inTurn()
        && !scene.finale().isPresent();
  }

  /** What lies beside the table changes sides for the left hand; words and numbers do not. */
  private void layForTheHand() {
    boolean fromRight =
        getResources().getConfiguration().getLayoutDirection() == View.LAYOUT_DIRECTION_RTL;
    if (settings.leftHanded()) {
      findViewById(R.id.table)
          .setLayoutDirection(fromRight ? View.LAYOUT_DIRECTION_LTR : View.LAYOUT_DIRECTION_RTL);
      for (int read : new int[] {R.id.toolbar, R.id.company, R.id.table_amount}) {
        findViewById(read).setLayoutDirection(View.LAYOUT_DIRECTION_LOCALE);
      }
    }
  }

  @Override
  protected void onStart() {
    super.onStart();
    TableModel table = model;
    if (table != null) {
      table.wake();
      felt.late(table.slept());
    }
  }

  @Override
  protected void onResume() {
    super.onResume();
    if (faceDown != null) {
      faceDown.watch();
    }
  }

  @Override
  protected void onPause() {
    if (faceDown != null) {
      faceDown.rest();
    }
    super.onPause();
  }

  @Override
  protected void onStop() {
    TableModel table = model;
    if (table != null) {
      table.rest();
    }
    cue.rest();
    super.onStop();
  }
}
