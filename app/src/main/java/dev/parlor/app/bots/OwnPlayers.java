package dev.parlor.app.bots;

import android.content.Context;
import dev.parlor.tables.bots.BotFile;
import dev.parlor.tables.bots.BotProblem;
import dev.parlor.tables.bots.Shipped;
import dev.parlor.tables.kit.TableKit;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * The player's own file for a game, if there is one; otherwise the file that comes with the app.
 */
public final class OwnPlayers {
  private final TableKit<?, ?> kit;
  private final Path file;

  public OwnPlayers(Context context, TableKit<?, ?> kit) {
    this.kit = kit;
    file = new File(context.getFilesDir(), "computers/" + kit.id() + ".yaml").toPath();
  }

  public boolean isThere() {
    return Files.exists(file);
  }

  /** The file in use. A file that an older app took and this one can't read is passed over. */
  public BotFile inUse() {
    try {
      return isThere() ? read(text(Files.readAllBytes(file))) : Shipped.of(kit);
    } catch (BotProblem | IOException unreadable) {
      return Shipped.of(kit);
    }
  }

  /**
   * Keeps a file from now on, if it is right.
   *
   * @throws BotProblem with the line and the key at which it isn't
   */
  void keep(byte[] bytes) throws BotProblem, IOException {
    read(text(bytes));
    Files.createDirectories(file.getParent());
    Path next = file.resolveSibling(kit.id() + ".next");
    Files.write(next, bytes);
    Files.move(next, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  void remove() throws IOException {
    Files.deleteIfExists(file);
  }

  private BotFile read(String text) throws BotProblem {
    return BotFile.read(text, kit.id(), kit.computers().knobs());
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
