package dev.parlor.games;

import java.util.List;

/**
 * Why something can't be done, as a message key ({@code poker.raise.tooLow}) with its arguments.
 * The sentences stand in {@code texts.properties} beside this class, in English and German.
 */
public record Refusal(String key, List<Object> args) {
  public Refusal {
    args = List.copyOf(args);
  }
}
