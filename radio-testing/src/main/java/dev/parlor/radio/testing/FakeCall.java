package dev.parlor.radio.testing;

import dev.parlor.radio.Call;
import dev.parlor.radio.CallListener;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.TableTarget;

/** A call in a {@link FakeAir}. */
final class FakeCall implements Call {
  private final FakeRadio owner;
  private final TableTarget target;
  private final CallListener listener;
  private boolean trying = true;
  private boolean resting; // reached, and nobody has said that it is over
  private boolean closed;

  FakeCall(FakeRadio owner, TableTarget target, CallListener listener) {
    this.owner = owner;
    this.target = target;
    this.listener = listener;
  }

  @Override
  public void again() {
    synchronized (this) {
      trying |= resting;
      resting = false;
    }
    tryAgain();
  }

  void tryAgain() {
    synchronized (this) {
      if (!trying || closed) {
        return;
      }
      trying = false;
    }
    RadioTrouble trouble = owner.state().on() ? RadioTrouble.NOBODY : RadioTrouble.OFF;
    var link =
        owner.state().on()
            ? owner.air().reach(owner, target)
            : java.util.Optional.<RadioLink>empty();
    if (link.isPresent()) {
      synchronized (this) {
        resting = true;
      }
      owner.air().executor.execute(() -> listener.reached(link.get()));
    } else {
      synchronized (this) {
        trying = true;
      }
      owner.air().executor.execute(() -> listener.failed(trouble));
    }
  }

  @Override
  public void close() {
    synchronized (this) {
      closed = true;
    }
    owner.closed(this);
  }
}
