package dev.parlor.app.notice;

import java.util.Optional;

/**
 * What a person is told and may do about it, in resources.
 *
 * @param button empty when there is nothing to do but to read
 */
public record Notice(int icon, int title, int text, Optional<Integer> button) {
  public static Notice of(int icon, int title, int text) {
    return new Notice(icon, title, text, Optional.empty());
  }

  public static Notice of(int icon, int title, int text, int button) {
    return new Notice(icon, title, text, Optional.of(button));
  }
}
