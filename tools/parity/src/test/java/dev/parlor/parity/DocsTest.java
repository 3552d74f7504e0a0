package dev.parlor.parity;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Pages that a stranger reads once stay short enough to be read. */
class DocsTest {
  private static final int LINES_OF_TESTING = 150;

  @Test
  void howItIsTestedIsReadInOneGo() {
    long lines = RepositoryFiles.text("docs/TESTING.md").lines().count();
    assertTrue(lines <= LINES_OF_TESTING, () -> "docs/TESTING.md has " + lines + " lines");
  }
}
