package dev.parlor.app.lobby;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.widget.GridLayout;
import dev.parlor.app.R;
import dev.parlor.app.table.SeatPlate;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** The seats of a table two by two, taken and free ones. */
public final class SeatGrid extends GridLayout {
  private static final int COLUMNS = 2;

  public SeatGrid(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    setColumnCount(COLUMNS);
    setUseDefaultMargins(false);
  }

  /**
   * @param removes is told which guest shall not sit here, where this phone may say so
   */
  void show(LobbyScreen screen, LobbyWords words, IntConsumer removes) {
    setSeats(screen.seats().size());
    for (int i = 0; i < screen.seats().size(); i++) {
      LobbyScreen.Seat seat = screen.seats().get(i);
      SeatPlate plate = (SeatPlate) getChildAt(i);
      plate.show(words.seatName(seat), words.seatState(seat, screen), false);
      plate.setBackgroundResource(
          seat.callsign().isPresent() ? R.drawable.seat_plate : R.drawable.seat_free);
      int number = i;
      plate.mayGo(screen.maySendAway(seat) ? view -> removes.accept(number) : null);
    }
  }

  private void setSeats(int seats) {
    setVisibility(seats > 0 ? View.VISIBLE : View.GONE);
    if (getChildCount() == seats) {
      return;
    }
    removeAllViews();
    int gap = getResources().getDimensionPixelSize(R.dimen.seat_gap) / 2;
    for (int i = 0; i < seats; i++) {
      // an odd one sits at the head of the table
      boolean alone = i == seats - 1 && seats % COLUMNS == 1;
      LayoutParams params =
          new LayoutParams(
              spec(i / COLUMNS, GridLayout.FILL),
              spec(i % COLUMNS, alone ? COLUMNS : 1, GridLayout.FILL, 1));
      params.width = 0;
      params.setMargins(gap, gap, gap, gap);
      addView(new SeatPlate(getContext(), null), params);
    }
  }
}
