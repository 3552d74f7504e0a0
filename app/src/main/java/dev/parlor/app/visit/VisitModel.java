package dev.parlor.app.visit;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import dev.parlor.p2p.advert.TableSign;
import java.util.List;
import java.util.Optional;

/** Searches for stations in range, and makes one visit at a time. */
public final class VisitModel extends ViewModel {
  private final StationVisits visits;
  private final MutableLiveData<Optional<String>> visiting =
      new MutableLiveData<>(Optional.empty());
  private final MutableLiveData<Optional<VisitReport>> report =
      new MutableLiveData<>(Optional.empty());

  public VisitModel(StationVisits visits) {
    this.visits = visits;
  }

  static <T> T now(LiveData<T> data, T otherwise) {
    T value = data.getValue();
    return value == null ? otherwise : value;
  }

  LiveData<List<TableSign>> stations() {
    return visits.stations();
  }

  /** The callsign of the station that is being visited. */
  LiveData<Optional<String>> visiting() {
    return visiting;
  }

  /** What came of the last visit. */
  LiveData<Optional<VisitReport>> report() {
    return report;
  }

  void search() {
    visits.search();
  }

  void stop() {
    visits.stopSearching();
  }

  void visit(TableSign station) {
    if (!now(visiting, Optional.empty()).isPresent()) {
      visiting.setValue(Optional.of(station.callsign()));
      report.setValue(Optional.empty());
      visits.handIn(station, this::done);
    }
  }

  private void done(VisitReport last) {
    visiting.setValue(Optional.empty());
    report.setValue(Optional.of(last));
  }

  @Override
  protected void onCleared() {
    visits.stopSearching();
  }
}
