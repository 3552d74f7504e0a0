package dev.parlor.app.nearby;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import dev.parlor.games.Refusal;
import java.util.Optional;

/** The values of {@link Nearby} that screens see. Only this package changes them. */
abstract class ShownNearby implements Nearby {
  final MutableLiveData<Optional<PhoneSitting<?>>> sitting =
      new MutableLiveData<>(Optional.empty());
  final MutableLiveData<Optional<LeftSeat>> left = new MutableLiveData<>(Optional.empty());
  final MutableLiveData<Optional<Refusal>> trouble = new MutableLiveData<>(Optional.empty());
  final MutableLiveData<Boolean> busy = new MutableLiveData<>(false);

  @Override
  public final LiveData<Optional<PhoneSitting<?>>> sitting() {
    return sitting;
  }

  @Override
  public final LiveData<Optional<LeftSeat>> left() {
    return left;
  }

  @Override
  public final LiveData<Optional<Refusal>> trouble() {
    return trouble;
  }

  @Override
  public final LiveData<Boolean> busy() {
    return busy;
  }
}
