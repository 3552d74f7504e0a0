package dev.parlor.radio.hardware;

import dev.parlor.radio.RadioTrouble;
import java.io.IOException;

/** A radio can't do now what it was asked to do. */
public final class RadioRefused extends IOException {
  private static final long serialVersionUID = 1;

  private final RadioTrouble trouble;

  public RadioRefused(RadioTrouble trouble) {
    super(trouble.name());
    this.trouble = trouble;
  }

  public RadioTrouble trouble() {
    return trouble;
  }
}
