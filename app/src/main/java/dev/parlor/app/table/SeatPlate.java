package dev.parlor.app.table;

import android.content.Context;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.LayoutInflater;
import android.widget.LinearLayout;
import android.widget.TextView;
import dev.parlor.app.R;
import org.jspecify.annotations.Nullable;

/**
 * A player at the table: the name and the state in a word, with a brass ring around the one in
 * turn.
 */
public final class SeatPlate extends LinearLayout {
  private final TextView name;
  private final TextView state;

  public SeatPlate(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    setOrientation(VERTICAL);
    setGravity(Gravity.CENTER);
    setBackgroundResource(R.drawable.seat_plate);
    LayoutInflater.from(context).inflate(R.layout.seat_plate, this, true);
    name = findViewById(R.id.seat_name);
    state = findViewById(R.id.seat_state);
    TextCap.atMost(name, 20);
    TextCap.atMost(state, 15);
    setFocusable(true);
  }

  /** Lets a tap send this player away; null forbids it. */
  public void mayGo(@Nullable OnClickListener go) {
    name.setCompoundDrawablesRelativeWithIntrinsicBounds(
        0, 0, go == null ? 0 : R.drawable.ic_remove, 0);
    setOnClickListener(go);
    setClickable(go != null);
    setMinimumHeight(getResources().getDimensionPixelSize(R.dimen.finger));
  }

  public void show(CharSequence who, CharSequence doing, boolean inTurn) {
    name.setText(who);
    state.setText(doing);
    setActivated(inTurn);
    setContentDescription(getResources().getString(R.string.seat_spoken, who, doing));
  }
}
