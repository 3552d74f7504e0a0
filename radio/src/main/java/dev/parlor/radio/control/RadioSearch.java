package dev.parlor.radio.control;

import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.FoundTable;
import dev.parlor.radio.Handle;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Search;
import dev.parlor.radio.SearchListener;
import dev.parlor.radio.hardware.RadioRefused;
import dev.parlor.rim.table.Strand;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A search for tables. Its owner may be on any thread; everything is done on the radio's. */
final class RadioSearch implements Search {
  /** How long a list stays at least, because one that changes more often can't be read. */
  private static final long EVERY = 1_000;

  private final Strand strand;
  private final ScanDesk scans;
  private final InquiryDesk inquiries;
  private final SearchListener listener;
  private List<FoundTable> told = new ArrayList<>();
  private boolean planned;
  private boolean closed;
  private @Nullable Handle view;

  RadioSearch(Strand strand, ScanDesk scans, InquiryDesk inquiries, SearchListener listener) {
    this.strand = strand;
    this.scans = scans;
    this.inquiries = inquiries;
    this.listener = listener;
  }

  void start() {
    strand.run(
        () -> {
          if (!closed) {
            view = scans.view(new Viewer());
            look();
          }
        });
  }

  private final class Viewer implements ScanDesk.Viewer {
    @Override
    public void seen(Sighting sighting) {
      if (told.isEmpty()) {
        tell();
      }
    }

    @Override
    public void hindered(RadioTrouble why) {
      listener.hindered(why);
    }
  }

  private void look() {
    if (!closed && !planned) {
      planned = true;
      tell();
      strand.at(
          strand.now() + EVERY,
          () -> {
            planned = false;
            look();
          });
    }
  }

  private void tell() {
    List<FoundTable> tables =
        scans.recent().stream()
            .map(sighting -> new FoundTable(sighting.beacon().sign(), sighting.strength()))
            .sorted(Comparator.comparingInt(FoundTable::strength).reversed())
            .collect(Collectors.toList());
    if (!closed && !tables.equals(told)) {
      told = tables;
      listener.tables(tables);
    }
  }

  @Override
  public void inquire() {
    strand.run(
        () -> {
          if (closed) {
            return;
          }
          try {
            inquiries.ask(new Waiter());
          } catch (RadioRefused refused) {
            listener.hindered(refused.trouble());
          }
        });
  }

  private final class Waiter implements InquiryDesk.Waiter {
    @Override
    public void phones(List<FoundPhone> phones) {
      if (!closed) {
        List<FoundPhone> sorted = new ArrayList<>(phones);
        sorted.sort(Comparator.comparingInt(FoundPhone::strength).reversed());
        listener.phones(sorted);
      }
    }

    @Override
    public void over() {
      // the phones that answered were told already
    }
  }

  @Override
  public void close() {
    strand.run(
        () -> {
          closed = true;
          if (view != null) {
            view.close();
          }
        });
  }
}
