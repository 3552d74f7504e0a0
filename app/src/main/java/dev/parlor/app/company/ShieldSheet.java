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
import org.jspecify.annotations.Nullable;

/** What the shield means. One more tap shows what it is based on. */
final class ShieldSheet extends BottomSheetDialog {
  private final CompanyScreen screen;

  ShieldSheet(Context context, CompanyScreen screen) {
    super(context, R.style.Theme_Parlor_Sheet);
    this.screen = screen;
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
