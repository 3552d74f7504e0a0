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

/** Shows a {@link Notice}. */
public final class NoticeView extends LinearLayout {
  private final ImageView icon;
  private final TextView title;
  private final TextView text;
  private final MaterialButton button;

  public NoticeView(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    setOrientation(VERTICAL);
    LayoutInflater.from(context).inflate(R.layout.notice, this, true);
    icon = findViewById(R.id.notice_icon);
    title = findViewById(R.id.notice_title);
    text = findViewById(R.id.notice_text);
    button = findViewById(R.id.notice_button);
  }

  /** Puts a sentence of the rules in the place of the notice's own. */
  public void say(CharSequence sentence) {
    text.setText(sentence);
  }

  public void show(Notice notice, Runnable action) {
    icon.setImageResource(notice.icon());
    title.setText(notice.title());
    text.setText(notice.text());
    button.setVisibility(notice.button().isPresent() ? VISIBLE : GONE);
    notice.button().ifPresent(button::setText);
    button.setOnClickListener(view -> action.run());
  }
}
