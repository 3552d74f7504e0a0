package dev.parlor.games;

import java.util.List;

/**
 * Why something can't be done, as a message key ({@code poker.raise.tooLow}) with its arguments.
 * Rules know no language; the module {@code tables} has a sentence for every key.
 */
public record Refusal(String key, List<Object> args) {
  public Refusal {
    args = List.copyOf(args);
  }
}
