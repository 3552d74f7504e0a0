package dev.parlor.app.felt;

import android.animation.ValueAnimator;
import android.annotation.SuppressLint;
import android.content.Context;
import android.content.res.Configuration;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.os.SystemClock;
import android.util.AttributeSet;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import androidx.core.view.ViewCompat;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.words.Speaker;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** A table to look at and to touch, whatever game is played. */
public final class FeltView extends View {
  private final FeltTouch touch;
  private final FeltDrawing drawing;
  private final FeltAccess access;
  private final FeltScroll scroll;
  private @Nullable Scene scene;
  private @Nullable Plan plan;
  private @Nullable FeltWords words;
  private @Nullable Laid laid;
  private Ground ground = new Ground(1, 1, 1, 1, false);
  private boolean open;
  private boolean moves = true;
  private boolean held; // whether a finger looks under the own cards
  private OptionalInt opened = OptionalInt.empty();
  private long behind;

  public FeltView(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    touch = new FeltTouch(this);
    drawing = new FeltDrawing(context, touch);
    access = new FeltAccess(this);
    scroll = new FeltScroll(this);
    ViewCompat.setAccessibilityDelegate(this, access);
    setFocusable(true);
  }

  public void begin(Plan game, FeltWords sayer, FeltTouch.Hands hands) {
    plan = game;
    words = sayer;
    touch.begin(hands, game.arranges());
  }

  /** Shares the felt out in another way from now on. */
  public void share(Plan other) {
    if (!other.equals(plan)) {
      plan = other;
      lay();
    }
  }

  public void useFourColours(boolean four) {
    drawing.useFourColours(four);
    invalidate();
  }

  /** Sets whether cards are seen to move. They never are where the system turns animations off. */
  public void useMotion(boolean wanted) {
    moves = wanted;
  }

  /**
   * Shows this from now on.
   *
   * @param cardsOpen whether the own cards lie open for this person
   * @param late as {@link #late}
   */
  public void show(Scene next, boolean cardsOpen, long late) {
    scene = next;
    late(late);
    open = cardsOpen;
    drawing.show(next.clocks());
    lay();
  }

  /**
   * Sets how late it is. The clock of animations stands still while the phone sleeps; that of a
   * table of several phones does not.
   *
   * @param late how much later it is by the clock of the phone than by that of the scene
   */
  public void late(long late) {
    behind = late;
    invalidate();
  }

  public @Nullable Scene scene() {
    return scene;
  }

  /** What lies where; null before anything does. */
  public @Nullable Laid laid() {
    return laid;
  }

  public float scroll() {
    return scroll.at();
  }

  public boolean isOpen() {
    return open || held;
  }

  /** Shows the own cards for as long as a finger lies on them. */
  public void peek(boolean now) {
    if (held != now) {
      held = now;
      lay();
    }
  }

  /** Opens somebody's cards large, or closes what is open. */
  void open(OptionalInt seat) {
    if (!seat.equals(opened)) {
      opened = seat;
      lay();
    }
  }

  boolean hasOpened() {
    return opened.isPresent();
  }

  FeltScroll scrolling() {
    return scroll;
  }

  /** How much of the scrolled part does not fit. */
  float hidden() {
    return laid == null ? 0 : laid.hidden();
  }

  /** Whether things may move by themselves. */
  boolean isMoving() {
    return moves && ValueAnimator.areAnimatorsEnabled();
  }

  private void lay() {
    Scene now = scene;
    Plan game = plan;
    FeltWords sayer = words;
    if (now == null || game == null || sayer == null || getWidth() == 0 || getHeight() == 0) {
      return;
    }
    float dp = getResources().getDisplayMetrics().density;
    float sp = dp * getResources().getConfiguration().fontScale;
    boolean mirrored = getLayoutDirection() == LAYOUT_DIRECTION_RTL;
    Ground near = new Ground(getWidth(), getHeight(), dp, sp, mirrored);
    ground = game.forAll() ? near.fromAfar() : near;
    sayer.to(Speaker.of(now), isOpen());
    Laid next = FeltLayout.lay(now, game, ground, drawing.ink(), sayer, opened);
    laid = next;
    scroll.to(scroll.at());
    drawing.follow(next, now, ground, isOpen(), isMoving(), SystemClock.uptimeMillis());
    access.changed();
    invalidate();
  }

  @Override
  protected void onSizeChanged(int width, int height, int oldWidth, int oldHeight) {
    super.onSizeChanged(width, height, oldWidth, oldHeight);
    lay();
  }

  @Override
  public void onRtlPropertiesChanged(int direction) {
    super.onRtlPropertiesChanged(direction);
    lay();
  }

  @Override
  protected void onConfigurationChanged(Configuration now) {
    super.onConfigurationChanged(now);
    lay();
  }

  @Override
  protected void onDraw(Canvas canvas) {
    Laid now = laid;
    if (now == null) {
      return;
    }
    long time = SystemClock.uptimeMillis();
    drawing.draw(canvas, now, ground, scroll.at(), time, behind);
    if (drawing.isRunning(time, behind)) {
      postInvalidateOnAnimation();
    }
  }

  @SuppressLint("ClickableViewAccessibility") // a screen reader has nodes of its own
  @Override
  public boolean onTouchEvent(MotionEvent event) {
    return touch.touched(event);
  }

  @Override
  protected boolean dispatchHoverEvent(MotionEvent event) {
    return access.dispatchHoverEvent(event) || super.dispatchHoverEvent(event);
  }

  @Override
  public boolean dispatchKeyEvent(KeyEvent event) {
    return access.dispatchKeyEvent(event) || super.dispatchKeyEvent(event);
  }

  @Override
  protected void onFocusChanged(boolean gained, int direction, @Nullable Rect previous) {
    super.onFocusChanged(gained, direction, previous);
    access.onFocusChanged(gained, direction, previous);
  }

  /** The hands that act for this person. */
  FeltTouch touch() {
    return touch;
  }

  /** Says the face of an own card that lies face down, once. */
  void announce(At card) {
    Laid now = laid;
    FeltWords sayer = words;
    Scene shown = scene;
    if (now == null || sayer == null || shown == null) {
      return;
    }
    sayer.to(Speaker.of(shown), true);
    sayer.spoken(now, card).forEach(this::announceForAccessibility);
    sayer.to(Speaker.of(shown), isOpen());
  }
}
