package dev.parlor.games.bot;

/** How well a computer player plays, the weakest first. */
public enum Level {
  EASY("easy"),
  MEDIUM("medium"),
  HARD("hard"),
  EXPERT("expert");

  private final String id;

  Level(String id) {
    this.id = id;
  }

  /** Its name in files and commands. */
  public String id() {
    return id;
  }
}
