package dev.parlor.p2p.testing.link;

/** Fails a check without a test framework. */
final class Expect {
  private Expect() {}

  static void that(boolean holds, String otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise);
    }
  }
}
