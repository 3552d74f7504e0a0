package dev.parlor.terminal.play;

import dev.parlor.crypto.channel.ShortCode;
import dev.parlor.terminal.shell.Texts;

/** The short authentication string as people compare it: six digits, and four pictures. */
final class Pictures {
  private Pictures() {}

  static String of(ShortCode code, Texts texts) {
    String[] all = texts.text("live.pictures").split(" ", -1);
    StringBuilder text = new StringBuilder(code.digits());
    for (int place = 0; place < ShortCode.PICTURES; place++) {
      text.append(place == 0 ? "   " : " ").append(all[code.picture(place)]);
    }
    return text.toString();
  }
}
