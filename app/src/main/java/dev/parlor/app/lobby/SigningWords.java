package dev.parlor.app.lobby;

import android.content.res.Resources;
import dev.parlor.app.R;
import dev.parlor.app.table.NameList;

/** Who has signed a result, and what it is worth without the other signatures. */
final class SigningWords {
  private final Resources resources;
  private final ResultScreen screen;

  SigningWords(Resources resources, ResultScreen screen) {
    this.resources = resources;
    this.screen = screen;
  }

  String state() {
    if (screen.complete()) {
      return resources.getString(R.string.result_complete);
    }
    String waiting = NameList.of(resources, screen.waitingFor());
    return waiting.isEmpty()
        ? resources.getString(R.string.result_without)
        : resources.getString(R.string.result_waiting, waiting);
  }

  String line() {
    if (screen.complete()) {
      return resources.getString(R.string.result_complete_line);
    }
    return screen.waitingFor().isEmpty()
        ? resources.getString(
            R.string.result_without_line, NameList.of(resources, screen.without()))
        : resources.getString(R.string.result_waiting_line);
  }
}
