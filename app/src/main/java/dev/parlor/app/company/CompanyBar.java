package dev.parlor.app.company;

import android.content.Context;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.LayoutInflater;
import android.widget.ImageButton;
import android.widget.LinearLayout;
import android.widget.TextView;
import dev.parlor.app.R;
import dev.parlor.app.table.HoldButton;
import dev.parlor.app.table.TextCap;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** The shield, for whom the table waits, and the way out. The clock in it runs by itself. */
public final class CompanyBar extends LinearLayout {
  private static final long TICK_MILLIS = 500;

  private final CompanyWords words;
  private final ImageButton shield;
  private final TextView status;
  private final HoldButton leave;
  private final Runnable tick = this::tick;
  private @Nullable TextView out;
  private @Nullable CompanyScreen shown;
  private LongSupplier clock = () -> 0;

  public CompanyBar(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    setOrientation(HORIZONTAL);
    setGravity(Gravity.CENTER_VERTICAL);
    LayoutInflater.from(context).inflate(R.layout.company_bar, this, true);
    words = new CompanyWords(context);
    shield = findViewById(R.id.company_shield);
    status = findViewById(R.id.company_status);
    leave = findViewById(R.id.company_leave);
    leave.whenPressed(this::pressed);
    TextCap.atMost(status, getResources().getInteger(R.integer.company_text));
    TextCap.atMost(leave, 14);
    setVisibility(GONE);
  }

  /**
   * Sets the view that says who sits out, for how long and at what price, while there is nothing to
   * be done at the table.
   */
  public void tellsOut(TextView there) {
    out = there;
  }

  public void whenLeft(Runnable action) {
    leave.whenHeld(action);
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
    shield.setOnClickListener(view -> new ShieldSheet(getContext(), screen).show());
    // a clock that is read out every second is no help, so only what is new is announced
    status.setAccessibilityLiveRegion(
        other ? ACCESSIBILITY_LIVE_REGION_POLITE : ACCESSIBILITY_LIVE_REGION_NONE);
    String hold = getContext().getString(R.string.hold_to_leave);
    leave.setContentDescription(words.heir(screen).map(heir -> hold + ". " + heir).orElse(null));
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
    boolean runs = screen.until().isPresent() || !screen.out().isEmpty();
    if (out != null) {
      boolean mine = screen.status() == CompanyScreen.Status.MINE;
      tell(out, mine ? "" : words.out(screen, clock.getAsLong()));
    }
    if (runs && isAttachedToWindow()) {
      postDelayed(tick, TICK_MILLIS);
    }
  }

  private static void tell(TextView line, String text) {
    if (!text.contentEquals(line.getText())) {
      line.setText(text);
      line.setVisibility(text.isEmpty() ? GONE : VISIBLE);
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
