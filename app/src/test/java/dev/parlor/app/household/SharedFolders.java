package dev.parlor.app.household;

import androidx.core.content.FileProvider;
import java.lang.reflect.Field;
import java.util.Map;

/**
 * The folders out of which files are shared. The provider remembers their place for as long as its
 * class lives, which is longer than the folders of one test.
 */
public final class SharedFolders {
  private SharedFolders() {}

  /** Lets the next shared file lie in the folders of this test. */
  public static void forget() {
    try {
      Field known = FileProvider.class.getDeclaredField("sCache");
      known.setAccessible(true);
      ((Map<?, ?>) known.get(null)).clear();
    } catch (ReflectiveOperationException changed) {
      throw new LinkageError("FileProvider remembers otherwise now", changed);
    }
  }
}
