package dev.parlor.tables.bots;

import dev.parlor.tables.kit.TableKit;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The files of computer players that come with Parlor. */
public final class Shipped {
  private Shipped() {}

  public static BotFile of(TableKit<?, ?> kit) {
    try {
      return BotFile.read(text(kit.id()), kit.id(), kit.computers().knobs());
    } catch (BotProblem e) {
      throw new IllegalStateException(kit.id() + ": " + e.sentence(), e);
    }
  }

  /** The file as it stands, for somebody who wants to change a copy. */
  public static String text(String game) {
    String name = "/dev/parlor/tables/bots/" + game + ".yaml";
    try (@Nullable InputStream in = Shipped.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is missing");
      }
      return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
          .lines()
          .collect(Collectors.joining("\n", "", "\n"));
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }
}
