package dev.parlor.app.notice;

import android.content.Context;
import android.util.AttributeSet;
import android.view.LayoutInflater;
import android.widget.ImageView;
import android.widget.LinearLayout;
import android.widget.TextView;
import com.google.android.material.button.MaterialButton;
import dev.parlor.app.R;
import org.jspecify.annotations.Nullable;

/** Shows a {@link Notice}. What it consists of is made once there is one. */
public final class NoticeView extends LinearLayout {
  public NoticeView(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    setOrientation(VERTICAL);
  }

  /** Puts a sentence of the rules in the place of that of the notice that is shown. */
  public void say(CharSequence sentence) {
    this.<TextView>findViewById(R.id.notice_text).setText(sentence);
  }

  public void show(Notice notice, Runnable action) {
    if (getChildCount() == 0) {
      LayoutInflater.from(getContext()).inflate(R.layout.notice, this, true);
    }
    this.<ImageView>findViewById(R.id.notice_icon).setImageResource(notice.icon());
    this.<TextView>findViewById(R.id.notice_title).setText(notice.title());
    this.<TextView>findViewById(R.id.notice_text).setText(notice.text());
    MaterialButton button = findViewById(R.id.notice_button);
    button.setVisibility(notice.button().isPresent() ? VISIBLE : GONE);
    notice.button().ifPresent(button::setText);
    button.setOnClickListener(view -> action.run());
  }
}
