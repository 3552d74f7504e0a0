package dev.parlor.app.nearby;

import android.os.StrictMode;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.rim.files.Archive;
import java.nio.file.Path;
import java.util.Optional;

/** Keeps the result of a match as soon as there is one, and again with every further signature. */
final class Results {
  private final Archive archive;
  private String saved = "";
  private Optional<Path> file = Optional.empty();

  Results(Archive archive) {
    this.archive = archive;
  }

  /**
   * Keeps the result; answers its file. Empty while there is none, and on a phone that only
   * watches.
   */
  Optional<Path> keep(TableSession<?, ?> session) {
    if (!session.outcome().isPresent() || session.onlooks()) {
      file = Optional.empty();
      return file;
    }
    String text = session.result().map(result -> result.text()).orElse("");
    if (!text.equals(saved)) {
      StrictMode.noteSlowCall("the files of results");
      file = archive.save(session);
      saved = file.isPresent() ? text : "";
    }
    return file;
  }
}
