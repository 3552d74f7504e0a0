package dev.parlor.app.play;

import android.content.Context;
import android.util.AttributeSet;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.LinearLayout;
import android.widget.TextView;
import com.google.android.material.button.MaterialButton;
import dev.parlor.app.R;
import dev.parlor.app.felt.FeltWords;
import dev.parlor.app.table.MoveRow;
import dev.parlor.app.table.TextCap;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Move;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Sheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What is to be done, as a sentence, and the buttons that do it. */
public final class Console extends LinearLayout {
  private static final String NO_BREAK = "\u00a0";

  private final boolean slim; // on a low screen
  private final PromptLines voice;
  private final MoveButtons buttons;
  private @Nullable FeltWords words;
  private @Nullable TableModel model;
  private List<Move> offered = List.of();
  private Optional<Sheet> sheet = Optional.empty();
  private boolean teaches;
  private final Latest latest = new Latest();

  public Console(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    setOrientation(VERTICAL);
    View.inflate(context, R.layout.console, this);
    TextCap.atMost(findViewById(R.id.table_prompt), 22);
    TextCap.atMost(findViewById(R.id.table_news), 17);
    voice = new PromptLines(this);
    TextCap.atMost(findViewById(R.id.table_hint), 17);
    TextCap.atMost(findViewById(R.id.table_refusal), 18);
    TextCap.atMost(findViewById(R.id.table_out), 17);
    slim = getResources().getBoolean(R.bool.slim);
    buttons = new MoveButtons(LayoutInflater.from(context));
    if (slim) {
      this.<MoveRow>findViewById(R.id.table_quiet).closeUp();
    }
  }

  void begin(TableModel table, FeltWords sayer) {
    model = table;
    words = sayer;
    this.<AmountSheet>findViewById(R.id.table_amount).begin(table, sayer);
  }

  /** Always says what is to be done, as a lesson needs it. */
  void teach() {
    teaches = true;
  }

  /**
   * @param open whether the own cards lie open; advice would tell what they are
   */
  void show(Scene scene, boolean open) {
    FeltWords sayer = words;
    if (sayer == null) {
      return;
    }
    Phrase prompt = scene.isHeld() ? scene.beat().get().said() : scene.prompt();
    prompt = scene.finale().isPresent() ? scene.finale().get().won() : prompt;
    text(R.id.table_news, sayer.shown(news(scene, prompt)));
    text(R.id.table_prompt, sayer.shown(prompt));
    findViewById(R.id.table_prompt).setContentDescription(sayer.heard(prompt));
    hint(scene, open, sayer);
    text(R.id.table_refusal, sayer.shown(scene.refusal()));
    sheet(sayer, scene);
    moves(sayer, scene);
  }

  /**
   * @param kept whether it is as high with nothing to be done as with a line of buttons
   */
  void keepHeight(boolean kept) {
    int least = kept ? getResources().getDimensionPixelSize(R.dimen.console_min) : 0;
    if (getMinimumHeight() != least) {
      setMinimumHeight(least);
    }
  }

  PromptLines voice() {
    return voice;
  }

  /**
   * Shows advice. Where there is no room for both, it takes the place of the sentence about what is
   * to be done.
   */
  private void hint(Scene scene, boolean open, FeltWords sayer) {
    boolean sealed = !open && OwnCards.areSealed(scene);
    boolean tight = AmountSheet.isTight(getResources());
    boolean read = tight && isAmount(scene) && isOpened(scene); // above the button that opened it
    boolean hides = sealed || read || isPage(scene, sayer);
    HintStrip strip = findViewById(R.id.table_hint);
    strip.show(hides ? Optional.empty() : scene.hint(), sayer, isAmount(scene));
    if (strip.getVisibility() == VISIBLE && strip.isScarce(isAmount(scene))) {
      findViewById(R.id.table_prompt).setVisibility(GONE);
    }
  }

  /** The last news, unless they are shown below anyway. */
  private Phrase news(Scene scene, Phrase prompt) {
    latest.hear(scene.news().told());
    boolean strip = scene.beat().isPresent() && scene.beat().get().strip();
    return strip ? scene.beat().get().said() : latest.beside(prompt);
  }

  private void sheet(FeltWords sayer, Scene scene) {
    voice.reads(isPage(scene, sayer));
    findViewById(R.id.table_amount).setVisibility(GONE);
    findViewById(R.id.table_compare).setVisibility(GONE);
    scene
        .sheet()
        .<Runnable>map(
            now ->
                now.match(
                    new Sheet.Cases<>(
                        amount -> () -> amount(scene, amount),
                        options -> () -> text(R.id.table_prompt, sayer.shown(options.title())),
                        compare -> () -> compare(scene, compare, sayer))))
        .ifPresent(Runnable::run);
  }

  private void amount(Scene scene, Sheet.Amount amount) {
    AmountSheet view = findViewById(R.id.table_amount);
    view.setVisibility(VISIBLE);
    view.show(scene, amount, isOpened(scene));
    boolean crowded = getResources().getBoolean(R.bool.low) && !teaches;
    for (int line : new int[] {R.id.table_news, R.id.table_prompt}) {
      findViewById(line).setVisibility(crowded ? GONE : findViewById(line).getVisibility());
    }
  }

  /** Whether several paragraphs are to be read. */
  private static boolean isPage(Scene scene, FeltWords sayer) {
    return scene.sheet().isPresent()
        && scene.sheet().get() instanceof Sheet.Options options
        && sayer.shown(options.title()).indexOf('\n') >= 0;
  }

  private void compare(Scene scene, Sheet.Compare compare, FeltWords sayer) {
    CompareTable view = findViewById(R.id.table_compare);
    view.setVisibility(VISIBLE);
    view.show(scene, compare, sayer);
    if (getResources().getBoolean(R.bool.low)) {
      findViewById(R.id.table_news).setVisibility(GONE); // the rows below say the same
    }
  }

  /** Whether one of the moves has opened the sheet, which then stands in the place of the moves. */
  private static boolean isOpened(Scene scene) {
    return scene.moves().stream()
        .anyMatch(move -> move.deed() instanceof Deed.Pick pick && !pick.next().open().isEmpty());
  }

  private void moves(FeltWords sayer, Scene scene) {
    List<Move> moves = new ArrayList<>(scene.moves());
    if (scene.sheet().isPresent()) {
      if (scene.sheet().get() instanceof Sheet.Options options) {
        moves = new ArrayList<>(options.moves());
      } else if (isOpened(scene)) {
        moves = new ArrayList<>();
      }
    }
    if (moves.equals(offered) && scene.sheet().equals(sheet)) {
      rebind(scene, moves);
      return;
    }
    offered = moves;
    sheet = scene.sheet();
    ViewGroup big = findViewById(R.id.table_moves);
    ViewGroup quiet = findViewById(R.id.table_quiet);
    big.removeAllViews();
    quiet.removeAllViews();
    buttons.takeBack();
    for (Move move : moves) {
      boolean small = move.weight() == Move.Weight.QUIET;
      ViewGroup row = small ? quiet : big;
      View button = button(row, move, sayer, moves.size() > 2);
      row.addView(button);
      bind(button, scene, move);
    }
    boolean crowded = AmountSheet.isTight(getResources()) && isAmount(scene);
    quiet.setVisibility(quiet.getChildCount() > 0 && !crowded ? VISIBLE : GONE);
    big.setVisibility(big.getChildCount() > 0 ? VISIBLE : GONE);
  }

  private static boolean isAmount(Scene scene) {
    return scene.sheet().isPresent() && scene.sheet().get() instanceof Sheet.Amount;
  }

  /**
   * Gives the same buttons a later scene, so that a finger that is already down still finds its
   * button.
   */
  private void rebind(Scene scene, List<Move> moves) {
    int big = 0;
    int quiet = 0;
    for (Move move : moves) {
      boolean small = move.weight() == Move.Weight.QUIET;
      ViewGroup row = findViewById(small ? R.id.table_quiet : R.id.table_moves);
      bind(row.getChildAt(small ? quiet++ : big++), scene, move);
    }
  }

  private View button(ViewGroup row, Move move, FeltWords sayer, boolean crowded) {
    MaterialButton button = buttons.give(row, move.weight());
    boolean small = slim && move.weight() == Move.Weight.QUIET;
    TextCap.atMost(button, small ? 14 : crowded ? 16 : 20);
    button.setText(sayer.shown(move.label()).replace(" %", NO_BREAK + "%"));
    button.setContentDescription(sayer.heard(move.label()));
    return button;
  }

  private void bind(View button, Scene scene, Move move) {
    TableModel table = model;
    if (table == null) {
      return;
    }
    Press.of(button).does(table.pressing(scene, move.deed()));
  }

  private void text(int id, String text) {
    TextView view = findViewById(id);
    if (!text.contentEquals(view.getText())) {
      view.setText(text);
    }
    view.setVisibility(text.isEmpty() ? GONE : VISIBLE);
  }
}
