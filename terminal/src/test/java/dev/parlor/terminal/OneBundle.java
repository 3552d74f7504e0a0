package dev.parlor.terminal;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;

/** Reads one properties file alone, without the fallbacks of a bundle; for tests. */
public final class OneBundle {
  private OneBundle() {}

  public static ResourceBundle of(String file) {
    try (InputStream in = OneBundle.class.getClassLoader().getResourceAsStream(file)) {
      if (in == null) {
        throw new FileNotFoundException(file);
      }
      return new PropertyResourceBundle(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
