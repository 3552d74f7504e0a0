package dev.parlor.p2p.result;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Results as the original design prints them, to the letter. */
final class Examples {
  static final String POKER = text("poker.txt");
  static final String BLACKJACK = text("blackjack.txt");
  static final String ROMME = text("romme.txt");
  static final String CARD_GAME = text("card_game.txt");

  private Examples() {}

  private static String text(String file) {
    try (InputStream in = Examples.class.getResourceAsStream(file)) {
      return new String(Objects.requireNonNull(in, file).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
