package dev.parlor.crypto.sealed;

/** What a proof is for; its text is hashed into every challenge. */
public enum Purpose {
  POSSESSION("possession"),
  SHUFFLE("shuffle"),
  UNLOCK("unlock"),
  REMASK("remask"),
  LEAVE("leave");

  private final String text;

  Purpose(String text) {
    this.text = text;
  }

  public String text() {
    return text;
  }
}
