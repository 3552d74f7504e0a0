package dev.parlor.app.bluetooth;

import java.io.IOException;

/** A radio can't do this now. */
final class RadioRefused extends IOException {
  private static final long serialVersionUID = 1;

  private final RadioTrouble trouble;

  RadioRefused(RadioTrouble trouble) {
    super(trouble.name());
    this.trouble = trouble;
  }

  RadioTrouble trouble() {
    return trouble;
  }
}
