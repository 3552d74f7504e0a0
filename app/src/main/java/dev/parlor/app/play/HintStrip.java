package dev.parlor.app.play;

import android.content.Context;
import android.content.res.Configuration;
import android.graphics.Typeface;
import android.text.SpannableStringBuilder;
import android.text.Spanned;
import android.text.style.ForegroundColorSpan;
import android.text.style.StyleSpan;
import android.util.AttributeSet;
import androidx.appcompat.widget.AppCompatTextView;
import dev.parlor.app.R;
import dev.parlor.app.felt.FeltWords;
import dev.parlor.tables.scene.Hint;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Shows what an expert would do, in a place where no other words stand. Where room is short the
 * written reason is left out; a screen reader always says it.
 */
public final class HintStrip extends AppCompatTextView {
  private static final int ROOMY = 600; // the height in dp below which room is short
  private static final float LARGE_TEXT = 1.3f;

  private String told = "";

  public HintStrip(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
  }

  /**
   * @param beside whether a sheet stands open beside it
   */
  void show(Optional<Hint> hint, FeltWords words, boolean beside) {
    setVisibility(hint.isPresent() ? VISIBLE : GONE);
    if (!hint.isPresent()) {
      told = "";
      return;
    }
    String what = words.shown(hint.get().what());
    String text = isScarce(beside) ? what : words.shown(hint.get().whole());
    String spoken = words.heard(hint.get().whole());
    if (!told.equals(text + spoken)) {
      told = text + spoken;
      setText(inTwoTones(text, what.length()));
      setContentDescription(getResources().getString(R.string.table_hint_spoken, spoken));
    }
  }

  /** Whether there is room only for the advice and not for its reason. */
  boolean isScarce(boolean beside) {
    Configuration screen = getResources().getConfiguration();
    boolean low = getResources().getBoolean(R.bool.low);
    return low && (beside || screen.screenHeightDp < ROOMY || screen.fontScale > LARGE_TEXT);
  }

  private CharSequence inTwoTones(String text, int first) {
    SpannableStringBuilder tones = new SpannableStringBuilder(text);
    int end = Math.min(first, text.length());
    tones.setSpan(new StyleSpan(Typeface.BOLD), 0, end, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
    tones.setSpan(
        new ForegroundColorSpan(getContext().getColor(R.color.ivory)),
        0,
        end,
        Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
    return tones;
  }
}
