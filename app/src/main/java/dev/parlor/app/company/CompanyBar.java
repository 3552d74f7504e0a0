package dev.parlor.app.company;

import android.content.Context;
import android.text.Layout;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.LayoutInflater;
import android.widget.ImageView;
import android.widget.LinearLayout;
import android.widget.TextView;
import dev.parlor.app.R;
import dev.parlor.app.table.HoldButton;
import dev.parlor.app.table.TextCap;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The bar of a table of several phones: the shield, for whom the table waits, and the way out. The
 * clock in it runs by itself. On a low screen it stands in the place of the title, and a tap on it
 * opens what it has no room for: all that is said, and the way out.
 */
public final class CompanyBar extends LinearLayout {
  private static final long TICK_MILLIS = 500;
  private static final float SLIM_STATUS = 15; // dp
  private static final float SLIM_TITLE = 13; // dp

  private final CompanyWords words;
  private final boolean brief;
  private final ImageView shield;
  private final TextView status;
  private final @Nullable TextView title;
  private final @Nullable HoldButton leave;
  private final Runnable tick = this::tick;
  private @Nullable TextView out;
  private @Nullable CompanyScreen shown;
  private @Nullable ShieldSheet sheet;
  private LongSupplier clock = () -> 0;
  private Runnable leaving = () -> {};
  private String game = "";
  private boolean cut; // whether a part of the status can't be seen here

  public CompanyBar(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    setOrientation(HORIZONTAL);
    setGravity(Gravity.CENTER_VERTICAL);
    brief = getResources().getBoolean(R.bool.brief);
    int layout = brief ? R.layout.company_bar_slim : R.layout.company_bar;
    LayoutInflater.from(context).inflate(layout, this, true);
    words = new CompanyWords(context);
    shield = findViewById(R.id.company_shield);
    status = findViewById(R.id.company_status);
    leave = findViewById(R.id.company_leave);
    title = findViewById(R.id.company_title);
    TextCap.atMost(status, brief ? SLIM_STATUS : getResources().getInteger(R.integer.company_text));
    if (leave != null) {
      leave.whenPressed(this::pressed);
      leave.whenHeld(() -> leaving.run());
      TextCap.atMost(leave, 14);
    }
    if (title != null) {
      TextCap.atMost(title, SLIM_TITLE);
      setPadding(0, 0, 0, 0);
    }
    setVisibility(GONE);
  }

  /** Whether the way out has no room here. */
  public boolean isBrief() {
    return brief;
  }

  /**
   * Sets what a title would say.
   *
   * @param name of the game
   * @param line how far it is
   */
  public void titled(String name, String line) {
    game = line.isEmpty() || line.equals(name) ? name : name + ", " + line;
    if (title != null) {
      title.setText(line.isEmpty() ? name : line);
    }
    tick();
  }

  /**
   * Sets the view that says who sits out, for how long and at what price, while there is nothing to
   * be done at the table.
   */
  public void tellsOut(TextView there) {
    out = there;
  }

  public void whenLeft(Runnable action) {
    leaving = action;
  }

  /**
   * @param clock the table's own, by which its deadlines count
   */
  public void show(CompanyScreen screen, LongSupplier clock) {
    this.clock = clock;
    boolean other = shown == null || shown.status() != screen.status();
    shown = screen;
    setVisibility(VISIBLE);
    shield.setImageResource(icon(screen.shield()));
    shield.setColorFilter(
        getContext()
            .getColor(
                switch (screen.shield()) {
                  case OPEN -> R.color.ivory_quiet;
                  case WHOLE -> R.color.shield_whole;
                  case BROKEN -> R.color.shield_broken;
                }));
    shield.setContentDescription(words.shield(screen));
    (brief ? this : shield).setOnClickListener(view -> open(true));
    // a clock that is read out every second is no help, so only what is new is announced
    status.setAccessibilityLiveRegion(
        other ? ACCESSIBILITY_LIVE_REGION_POLITE : ACCESSIBILITY_LIVE_REGION_NONE);
    if (leave != null) {
      String hold = getContext().getString(R.string.hold_to_leave);
      leave.setContentDescription(words.heir(screen).map(heir -> hold + ". " + heir).orElse(null));
    }
    tick();
  }

  /** Opens the way out, where it has no room in the bar, and what the shield means. */
  public void offerToLeave() {
    open(false);
  }

  private void open(boolean tells) {
    if (shown == null) {
      return;
    }
    ShieldSheet opened = new ShieldSheet(getContext(), shown);
    if (brief) {
      opened.offersToLeave(leaving);
    }
    sheet = brief && tells ? opened : null;
    opened.show();
    tick();
  }

  /** A sentence that the phone which holds the table can't be reached; empty otherwise. */
  public String trouble() {
    return shown == null ? "" : words.trouble(shown);
  }

  static int icon(CompanyScreen.Shield shield) {
    return switch (shield) {
      case OPEN -> R.drawable.ic_shield;
      case WHOLE -> R.drawable.ic_shield_whole;
      case BROKEN -> R.drawable.ic_shield_broken;
    };
  }

  /**
   * The button was pressed. A person who holds the table and is about to leave sees who will hold
   * it then.
   */
  private void pressed(boolean held) {
    Optional<String> heir = shown == null || !held ? Optional.empty() : words.heir(shown);
    removeCallbacks(tick);
    if (heir.isPresent()) {
      status.setText(heir.get());
    } else {
      tick();
    }
  }

  private void tick() {
    removeCallbacks(tick);
    CompanyScreen screen = shown;
    if (screen == null) {
      return;
    }
    String text = words.status(screen, clock.getAsLong());
    if (!text.contentEquals(status.getText())) {
      status.setText(text);
    }
    boolean troubles = brief && screen.isTroubled();
    status.setVisibility(brief && text.isEmpty() ? GONE : VISIBLE);
    if (title != null) {
      boolean below = !troubles && !game.isEmpty();
      status.setMaxLines(below ? 1 : 2);
      title.setVisibility(below ? VISIBLE : GONE);
      describe(text);
    }
    boolean runs = screen.until().isPresent() || !screen.out().isEmpty();
    if (out != null) {
      boolean mine = screen.status() == CompanyScreen.Status.MINE;
      String others = words.out(screen, clock.getAsLong());
      tell(out, mine ? "" : troubles && cut ? CompanyWords.lines(text, others) : others);
    }
    if (sheet != null && sheet.isShowing()) {
      sheet.tell(CompanyWords.lines(text, words.out(screen, clock.getAsLong())));
    }
    if (runs && isAttachedToWindow()) {
      postDelayed(tick, TICK_MILLIS);
    }
  }

  private void describe(String said) {
    String text = CompanyWords.inOne(String.valueOf(shield.getContentDescription()), said, game);
    if (!text.contentEquals(String.valueOf(getContentDescription()))) {
      setContentDescription(text);
    }
  }

  /** A line that others keep from being seen stays so when only its words change. */
  private static void tell(TextView line, String text) {
    if (!text.contentEquals(line.getText())) {
      boolean other = text.isEmpty() != (line.length() == 0);
      line.setText(text);
      if (other) {
        line.setVisibility(text.isEmpty() ? GONE : VISIBLE);
      }
    }
  }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    super.onLayout(changed, left, top, right, bottom);
    Layout lines = brief ? status.getLayout() : null;
    boolean now =
        lines != null
            && lines.getLineCount() > 0
            && (lines.getLineCount() > status.getMaxLines()
                || lines.getEllipsisCount(lines.getLineCount() - 1) > 0);
    if (now != cut) {
      cut = now;
      post(tick);
    }
  }

  @Override
  protected void onAttachedToWindow() {
    super.onAttachedToWindow();
    tick();
  }

  @Override
  protected void onDetachedFromWindow() {
    removeCallbacks(tick);
    super.onDetachedFromWindow();
  }
}
