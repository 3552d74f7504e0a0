package dev.parlor.tables.bots;

import dev.parlor.tables.scene.Phrase;

/** Why a file of computer players can't be used. The sentence names the line and the key. */
public final class BotProblem extends Exception {
  private static final long serialVersionUID = 1;

  private final transient Phrase sentence;

  BotProblem(Phrase sentence) {
    super(sentence.key());
    this.sentence = sentence;
  }

  public Phrase sentence() {
    return sentence;
  }
}
