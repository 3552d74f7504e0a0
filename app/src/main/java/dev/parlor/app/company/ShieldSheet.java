package dev.parlor.app.company;

import android.content.Context;
import android.os.Bundle;
import android.text.SpannableString;
import android.text.Spanned;
import android.text.style.LeadingMarginSpan;
import android.view.View;
import android.widget.ImageView;
import android.widget.TextView;
import com.google.android.material.bottomsheet.BottomSheetBehavior;
import com.google.android.material.bottomsheet.BottomSheetDialog;
import com.google.android.material.color.MaterialColors;
import dev.parlor.app.R;
import dev.parlor.app.edge.Edges;
import dev.parlor.app.table.HoldButton;
import org.jspecify.annotations.Nullable;

/**
 * What the shield means. One more tap shows what it is based on. On a low screen it also says what
 * the bar has no room for, and offers the way out.
 */
final class ShieldSheet extends BottomSheetDialog {
  private final CompanyScreen screen;
  private @Nullable Runnable leaving;
  private String told = "";

  ShieldSheet(Context context, CompanyScreen screen) {
    super(context, R.style.Theme_Parlor_Sheet);
    this.screen = screen;
  }

  /** Offers the way out. */
  void offersToLeave(Runnable action) {
    leaving = action;
  }

  /** Says this of the others, from now on. */
  void tell(String text) {
    told = text;
    TextView company = findViewById(R.id.shield_company);
    if (company != null && !text.contentEquals(company.getText())) {
      company.setText(text);
      company.setVisibility(text.isEmpty() ? View.GONE : View.VISIBLE);
    }
  }

  @Override
  protected void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
    View content = View.inflate(getContext(), R.layout.shield_sheet, null);
    setContentView(content);
    Edges.fit(this);
    getBehavior().setState(BottomSheetBehavior.STATE_EXPANDED);
    getBehavior().setSkipCollapsed(true);
    CompanyWords words = new CompanyWords(getContext());
    content.<TextView>findViewById(R.id.shield_title).setText(words.shield(screen));
    content.<TextView>findViewById(R.id.shield_text).setText(words.meaning(screen));
    ImageView icon = content.findViewById(R.id.shield_icon);
    icon.setImageResource(CompanyBar.icon(screen.shield()));
    if (screen.shield() == CompanyScreen.Shield.BROKEN) {
      icon.setColorFilter(MaterialColors.getColor(icon, androidx.appcompat.R.attr.colorError));
    }
    TextView list = content.findViewById(R.id.shield_list);
    list.setText(hanging(words.proofs(screen), list));
    View more = content.findViewById(R.id.shield_more);
    more.setVisibility(screen.shield() == CompanyScreen.Shield.WHOLE ? View.VISIBLE : View.GONE);
    more.setOnClickListener(
        view -> {
          list.setVisibility(View.VISIBLE);
          more.setVisibility(View.GONE);
        });
    tell(told);
    if (leaving != null) {
      offer(content, words, leaving);
    }
  }

  private void offer(View content, CompanyWords words, Runnable action) {
    HoldButton hold = content.findViewById(R.id.shield_leave);
    hold.setVisibility(View.VISIBLE);
    hold.whenHeld(
        () -> {
          dismiss();
          action.run();
        });
    TextView heir = content.findViewById(R.id.shield_heir);
    heir.setText(words.heir(screen).orElse(""));
    heir.setVisibility(heir.length() > 0 ? View.VISIBLE : View.GONE);
  }

  /**
   * Lines that each begin with a mark. The rest of a long line stands beside its mark, not below
   * it.
   */
  private static CharSequence hanging(String lines, TextView list) {
    SpannableString marked = new SpannableString(lines);
    float mark = list.getPaint().measureText(lines, 0, lines.indexOf(' ') + 1);
    marked.setSpan(
        new LeadingMarginSpan.Standard(0, Math.round(mark)),
        0,
        lines.length(),
        Spanned.SPAN_INCLUSIVE_EXCLUSIVE);
    return marked;
  }
}
