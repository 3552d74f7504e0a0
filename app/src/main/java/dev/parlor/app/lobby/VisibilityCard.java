package dev.parlor.app.lobby;

import android.content.Context;
import android.util.AttributeSet;
import android.view.LayoutInflater;
import android.widget.ImageView;
import android.widget.TextView;
import com.google.android.material.button.MaterialButton;
import com.google.android.material.card.MaterialCardView;
import dev.parlor.app.R;
import org.jspecify.annotations.Nullable;

/** Says that others can't see the table, why, and what its host can do about it. */
public final class VisibilityCard extends MaterialCardView {
  public VisibilityCard(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    LayoutInflater.from(context).inflate(R.layout.visibility_card, this, true);
  }

  void whenAsked(Runnable action) {
    findViewById(R.id.visibility_button).setOnClickListener(view -> action.run());
  }

  void show(Discovery.State state) {
    boolean visible = state == Discovery.State.VISIBLE;
    this.<ImageView>findViewById(R.id.visibility_icon)
        .setImageResource(visible ? R.drawable.ic_visible : R.drawable.ic_hidden);
    this.<TextView>findViewById(R.id.visibility_title)
        .setText(
            switch (state) {
              case HIDDEN -> R.string.visibility_hidden;
              case REFUSED -> R.string.visibility_refused;
              case VISIBLE -> R.string.visibility_on;
            });
    this.<TextView>findViewById(R.id.visibility_text)
        .setText(
            switch (state) {
              case HIDDEN -> R.string.visibility_hidden_text;
              case REFUSED -> R.string.visibility_refused_text;
              case VISIBLE -> R.string.visibility_on_text;
            });
    MaterialButton button = findViewById(R.id.visibility_button);
    button.setVisibility(visible ? GONE : VISIBLE);
  }
}
