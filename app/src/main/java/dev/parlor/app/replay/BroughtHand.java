package dev.parlor.app.replay;

import dev.parlor.games.GameId;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.rim.files.Inspection;
import dev.parlor.tables.kit.RecordedHand;
import dev.parlor.tables.kit.TableKit;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One hand of a file that somebody has brought.
 *
 * @param place of the hand in the file, from 0
 */
public record BroughtHand(GameId game, Path file, int place) {
  private static final int MAX_BYTES = 16 << 20;

  /** What lies in such a file. */
  public static byte[] bytes(Path file) {
    return Inspection.bytes(file, MAX_BYTES);
  }

  /** Reads the hands of a file one after the other; none where a game has no form for them. */
  public static <S, V> void each(
      TableKit<S, V> kit, byte[] file, Consumer<? super RecordedHand<S>> each) {
    String text = new String(file, StandardCharsets.UTF_8);
    kit.hands().ifPresent(form -> form.read(text, each::accept));
  }

  <S, V> TableReplay replay(TableKit<S, V> kit) throws Malformed {
    Search<S> search = new Search<>(place);
    each(kit, bytes(file), search);
    RecordedHand<S> found = search.found;
    if (found == null || found.moments().isEmpty()) {
      throw new Malformed("no hand that can be seen again: " + place);
    }
    return TableReplay.recorded(kit, found);
  }

  /** Counts until the wanted hand comes. */
  private static final class Search<S> implements Consumer<RecordedHand<S>> {
    private int left;
    private @Nullable RecordedHand<S> found;

    Search(int place) {
      left = place;
    }

    @Override
    public void accept(RecordedHand<S> hand) {
      if (left-- == 0) {
        found = hand;
      }
    }
  }
}
