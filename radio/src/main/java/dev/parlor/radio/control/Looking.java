package dev.parlor.radio.control;

import dev.parlor.radio.Handle;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.rim.table.Strand;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A wait for a sign that is in the air now. On the radio's thread. */
final class Looking implements ScanDesk.Viewer, Handle {
  /** A sign that was seen no longer ago than this needs no new scan. */
  static final long FRESH = 5_000;

  private static final long PATIENCE = 6_000;

  private final Strand strand;
  private final Predicate<Sighting> fits;
  private final Consumer<RadioTrouble> hindered;
  private final Consumer<@Nullable Sighting> then;
  private @Nullable Handle view;
  private boolean over;

  private Looking(
      Strand strand,
      Predicate<Sighting> fits,
      Consumer<RadioTrouble> hindered,
      Consumer<@Nullable Sighting> then) {
    this.strand = strand;
    this.fits = fits;
    this.hindered = hindered;
    this.then = then;
  }

  /**
   * Begins to look.
   *
   * @param since what was seen before does not count
   * @param hindered told what is in the way
   * @param then told once what was seen; null when nothing was, in all this time
   */
  static Handle begin(
      Strand strand,
      ScanDesk scans,
      long since,
      Predicate<Sighting> fits,
      Consumer<RadioTrouble> hindered,
      Consumer<@Nullable Sighting> then) {
    Looking looking = new Looking(strand, fits, hindered, then);
    Optional<Sighting> seen = scans.recent(each -> fits.test(each) && each.time() >= since);
    if (seen.isPresent()) {
      strand.run(() -> looking.finish(seen.get()));
      return looking;
    }
    looking.view = scans.view(looking);
    strand.at(strand.now() + scans.delay() + PATIENCE, () -> looking.finish(null));
    return looking;
  }

  @Override
  public void seen(Sighting each) {
    if (!over && fits.test(each)) {
      finish(each);
    }
  }

  @Override
  public void hindered(RadioTrouble why) {
    hindered.accept(why);
    if (why == RadioTrouble.NO_LOW_ENERGY) {
      strand.run(() -> finish(null)); // waiting for a sign is of no use then
    }
  }

  private void finish(@Nullable Sighting found) {
    if (!over) {
      close();
      then.accept(found);
    }
  }

  @Override
  public void close() {
    over = true;
    if (view != null) {
      view.close();
    }
  }
}
