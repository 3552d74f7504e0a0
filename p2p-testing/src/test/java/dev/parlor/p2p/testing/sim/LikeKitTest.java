package dev.parlor.p2p.testing.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.p2p.match.GameKit;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class LikeKitTest {
  /** The one method that a kit takes from its game. */
  private static final String OF_THE_GAME = "id";

  private static Set<String> said(Class<?> kit) {
    return Arrays.stream(kit.getDeclaredMethods())
        .filter(method -> !method.isSynthetic())
        .map(Method::getName)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void nothingIsLeftToADefaultThatTheOtherKitSays() {
    Set<String> all = said(GameKit.class);
    all.remove(OF_THE_GAME);
    assertEquals(all, said(LikeKit.class));
  }
}
