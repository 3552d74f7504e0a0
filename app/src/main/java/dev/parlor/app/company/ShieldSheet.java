package dev.parlor.app.company;

import android.content.Context;
import android.os.Bundle;
import android.view.View;
import android.widget.ImageView;
import android.widget.TextView;
import com.google.android.material.bottomsheet.BottomSheetBehavior;
import com.google.android.material.bottomsheet.BottomSheetDialog;
import dev.parlor.app.R;
import org.jspecify.annotations.Nullable;

/** What the shield means; what it is made of is one tap further. */
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
    getBehavior().setState(BottomSheetBehavior.STATE_EXPANDED);
    getBehavior().setSkipCollapsed(true);
    CompanyWords words = new CompanyWords(getContext().getResources());
    content.<TextView>findViewById(R.id.shield_title).setText(words.shield(screen));
    content.<TextView>findViewById(R.id.shield_text).setText(words.meaning(screen));
    content
        .<ImageView>findViewById(R.id.shield_icon)
        .setImageResource(
            screen.shield() == CompanyScreen.Shield.BROKEN
                ? R.drawable.ic_shield_broken
                : R.drawable.ic_shield_whole);
    TextView list = content.findViewById(R.id.shield_list);
    list.setText(words.proofs(screen.checked()));
    View more = content.findViewById(R.id.shield_more);
    more.setVisibility(screen.shield() == CompanyScreen.Shield.WHOLE ? View.VISIBLE : View.GONE);
    more.setOnClickListener(
        view -> {
          list.setVisibility(View.VISIBLE);
          more.setVisibility(View.GONE);
        });
  }
}
