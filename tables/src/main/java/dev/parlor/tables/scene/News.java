package dev.parlor.tables.scene;

import java.util.List;

/**
 * What is told of all that happened since the scene before. Which cards moved is asked of {@link
 * Passages}, by a client that knows what it has shown.
 *
 * @param told one sentence each, the latest last
 */
public record News(List<Phrase> told) {
  public static final News NONE = new News(List.of());

  public News {
    told = List.copyOf(told);
  }
}
