package dev.parlor.app.play;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import android.view.WindowManager;
import androidx.appcompat.app.AppCompatActivity;
import dev.parlor.app.R;
import dev.parlor.app.edge.Edges;
import dev.parlor.app.felt.FeltView;
import dev.parlor.app.felt.FeltWords;
import dev.parlor.app.nearby.GameNames;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.nearby.Nearby;
import dev.parlor.app.nearby.PhoneSitting;
import dev.parlor.app.plans.Plans;
import dev.parlor.app.settings.Settings;
import dev.parlor.app.settings.Toggle;
import dev.parlor.app.table.Models;
import dev.parlor.app.table.TableLocale;
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
import org.jspecify.annotations.Nullable;

/** The table of every game: practice on this phone, or the table at which it sits with others. */
public final class TableActivity extends AppCompatActivity {
  private TableOrder order;
  private Settings settings;
  private TableKit<?, ?> kit;
  private Words texts;
  private FeltWords words;
  private FeltView felt;
  private FeltRoom room;
  private @Nullable TableBar bar;
  private @Nullable Middle middle;
  private @Nullable TableModel model;
  private @Nullable FaceDown faceDown;
  private TurnCue cue;
  private Runnable leaving = this::finish;

  /** Opens a practice table with computer players in all seats but the first. */
  public static Intent practice(Context context, GameId game, int seats, long seed) {
    return TableOrder.practice(context, game, 1, seats, seed);
  }

  /** Opens a practice table at which several people sit, who pass this phone on to each other. */
  public static Intent practice(Context context, GameId game, int people, int seats, long seed) {
    return TableOrder.practice(context, game, people, seats, seed);
  }

  /** Opens a practice table with options of the game. */
  public static Intent practice(
      Context context, GameId game, int seats, long seed, Map<String, String> options) {
    return TableOrder.with(options, practice(context, game, seats, seed));
  }

  /** Opens the table at which a game is learned, hand in hand. */
  public static Intent first(Context context, GameId game) {
    return TableOrder.first(context, game);
  }

  /** Opens the table of several phones at which this one sits. */
  public static Intent nearby(Context context, GameId game) {
    return TableOrder.nearby(context, game);
  }

  @Override
  protected void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
    setContentView(R.layout.activity_table);
    Edges.fit(this);
    getWindow().addFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON);
    order = TableOrder.of(getIntent());
    settings = new Settings(this);
    cue = new TurnCue(findViewById(R.id.turn_edge), settings);
    layForTheHand();
    felt = findViewById(R.id.felt);
    room = new FeltRoom(findViewById(R.id.table));
    TableKits kits = Household.of(this).kits();
    kit = Optional.ofNullable(order.game()).flatMap(kits::named).orElse(kits.all().get(0));
    texts = new Words(TableLocale.of(getResources()), Bundles.of(kit));
    words = new FeltWords(getResources(), texts);
    Optional<TableModel> seat = order.isNearby() ? sitDown(kit) : Optional.of(alone(kit));
    if (!seat.isPresent()) {
      startActivity(Nearby.Holder.of(this).lobby()); // that screen says why
      finish();
      return;
    }
    begin(seat.get());
  }

  private void begin(TableModel table) {
    model = table;
    TableBar above = new TableBar(findViewById(R.id.toolbar), felt, table, words, settings);
    above.begin(GameNames.of(this, kit.game().id()), this::finish);
    bar = above;
    felt.begin(Plans.of(kit.game().id()), words, table);
    middle = new Middle(this, felt, table, words, Plans.of(kit.game().id()), leaving);
    middle.begin(this::redraw);
    felt.useFourColours(settings.has(Toggle.FOUR_COLOURS));
    felt.useMotion(settings.has(Toggle.MOTION));
    Console console = findViewById(R.id.console);
    console.begin(table, words);
    if (order.isFirst()) {
      console.teach();
    }
    room.whenScarce(this::redraw);
    faceDown = new FaceDown(this, () -> table.open(false));
    for (int button : new int[] {R.id.play_again, R.id.leave}) {
      boolean brief = getResources().getBoolean(R.bool.brief);
      TextCap.atMost(findViewById(button), brief ? 18 : 22);
    }
    table.scene().observe(this, this::show);
    table.open().observe(this, open -> redraw());
  }

  private <S, V> TableModel alone(TableKit<S, V> game) {
    Optional<TableModel> first =
        order.isFirst() ? FirstTable.open(this, game, texts) : Optional.empty();
    words.passedOn(order.people() > 1);
    return first.orElseGet(() -> PracticeTable.open(this, game, texts, order));
  }

  /** Takes the seat at the table of several phones, if there is one. */
  private <S, V> Optional<TableModel> sitDown(TableKit<S, V> game) {
    Optional<PhoneSitting<?>> now = Nearby.of(this).sitting().getValue();
    return (now == null ? Optional.<PhoneSitting<?>>empty() : now)
        .filter(sitting -> sitting.game().equals(game.game().id()))
        .map(sitting -> sitting.of(game.game()))
        .map(sitting -> atTable(game, sitting));
  }

  private <S, V> TableModel atTable(TableKit<S, V> game, PhoneSitting<V> sitting) {
    TableModel table =
        Models.of(
            this,
            TableModel.class,
            () ->
                TableModel.among(
                    game,
                    SeatFeed.of(sitting, game.game(), settings.has(Toggle.ODDS)),
                    sitting::now,
                    Pace.USUAL,
                    settings.has(Toggle.CARDS_OPEN)));
    AmongOthers<V> others = new AmongOthers<>(this, sitting);
    others.begin();
    leaving = others::leave;
    return table;
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
    TableBar above = bar;
    felt.setVisibility(View.VISIBLE);
    if (table == null || above == null || middle == null || middle.shows(scene)) {
      return;
    }
    boolean open = Boolean.TRUE.equals(table.open().getValue());
    words.to(Speaker.of(scene), open);
    cue.show(isMine(scene));
    above.show(scene, open);
    Console console = findViewById(R.id.console);
    console.show(scene, open);
    boolean over = PracticeTable.isOver(scene);
    findViewById(R.id.ending).setVisibility(over ? View.VISIBLE : View.GONE);
    console.keepHeight(!over);
    room.share(console.voice());
    felt.show(scene, open, table.slept());
  }

  private static boolean isMine(Scene scene) {
    return scene.viewer() >= 0
        && scene.plates().get(scene.viewer()).inTurn()
        && !scene.finale().isPresent();
  }

  /**
   * Lays the screen out for the left hand: what lies beside the table changes sides, words and
   * numbers do not.
   */
  private void layForTheHand() {
    boolean fromRight =
        getResources().getConfiguration().getLayoutDirection() == View.LAYOUT_DIRECTION_RTL;
    if (settings.has(Toggle.LEFT_HANDED)) {
      findViewById(R.id.table)
          .setLayoutDirection(fromRight ? View.LAYOUT_DIRECTION_LTR : View.LAYOUT_DIRECTION_RTL);
      for (int read : new int[] {R.id.toolbar, R.id.company, R.id.table_hint, R.id.table_amount}) {
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
      if (!isChangingConfigurations()) {
        table.putAway();
      }
    }
    cue.rest();
    super.onStop();
  }
}
