package dev.parlor.apk;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.apache.maven.plugin.MojoFailureException;
import org.junit.jupiter.api.function.Executable;

/** What a person is told when the build fails. */
final class Complaint {
  private Complaint() {}

  /** Checks that a mistake in the app's own files is reported with all of these words. */
  static void says(Executable build, String... parts) {
    says(MojoFailureException.class, build, parts);
  }

  static void says(Class<? extends Exception> type, Executable build, String... parts) {
    String message = String.valueOf(assertThrows(type, build).getMessage());
    for (String part : parts) {
      assertTrue(message.contains(part), message);
    }
  }
}
