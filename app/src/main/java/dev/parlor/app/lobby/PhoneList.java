package dev.parlor.app.lobby;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.widget.Button;
import android.widget.LinearLayout;
import android.widget.TextView;
import dev.parlor.app.R;
import dev.parlor.app.table.Rows;
import dev.parlor.radio.FoundPhone;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Phones that may hold a table without a sign, a row each. */
public final class PhoneList extends LinearLayout {
  private Consumer<FoundPhone> asked = phone -> {};

  public PhoneList(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    setOrientation(VERTICAL);
  }

  void whenAsked(Consumer<FoundPhone> action) {
    asked = action;
  }

  void show(List<JoinScreen.Phone> phones) {
    Rows.show(this, R.layout.station_row, phones, this::bind);
  }

  private void bind(View row, JoinScreen.Phone shown) {
    FoundPhone phone = shown.phone();
    String name =
        phone.name().isEmpty() ? getResources().getString(R.string.join_nameless) : phone.name();
    row.<TextView>findViewById(R.id.row_name).setText(name);
    Button ask = row.findViewById(R.id.row_do);
    ask.setText(
        shown
            .answer()
            .map(
                answer ->
                    switch (answer) {
                      case AWAITED, TABLE -> R.string.join_asking;
                      case NOTHING -> R.string.join_holds_none;
                    })
            .orElse(R.string.join_ask));
    ask.setEnabled(!shown.answer().isPresent());
    ask.setContentDescription(
        shown.answer().isPresent()
            ? ask.getText()
            : getResources().getString(R.string.join_ask_spoken, name));
    ask.setOnClickListener(view -> asked.accept(phone));
  }
}
