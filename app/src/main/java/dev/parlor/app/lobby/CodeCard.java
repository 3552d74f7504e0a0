package dev.parlor.app.lobby;

import android.content.res.Resources;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import dev.parlor.app.R;
import dev.parlor.app.table.TextCap;
import dev.parlor.crypto.channel.ShortCode;

/** Six digits and four pictures, as large as the screen has room for. */
final class CodeCard {
  private CodeCard() {}

  static void show(View card, LobbyWords words, ShortCode code) {
    Resources resources = card.getResources();
    TextView digits = card.findViewById(R.id.lobby_digits);
    digits.setText(words.digits(code));
    digits.setContentDescription(LobbyWords.spoken(code.digits()));
    TextCap.atMost(digits, resources.getInteger(R.integer.code_digits));
    ViewGroup pictures = card.findViewById(R.id.lobby_pictures);
    for (int place = 0; place < ShortCode.PICTURES; place++) {
      TextView picture = (TextView) pictures.getChildAt(place);
      picture.setText(words.picture(code, place));
      picture.setContentDescription(words.pictureName(code, place));
      TextCap.atMost(picture, resources.getInteger(R.integer.code_pictures));
    }
  }
}
