package dev.parlor.radio.testing;

import dev.parlor.radio.Call;
import dev.parlor.radio.CallListener;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.TableTarget;
import dev.parlor.radio.control.CallPauses;
import java.util.Optional;
import java.util.Random;

/** A call in a {@link FakeAir}: made again after the pauses that every phone makes. */
final class FakeCall implements Call {
  private final FakeRadio owner;
  private final TableTarget target;
  private final CallListener listener;
  private final CallPauses pauses;
  private boolean trying = true;
  private boolean resting; // a door was reached, and the end of that link was not told
  private boolean closed;
  private int answered;

  FakeCall(FakeRadio owner, TableTarget target, CallListener listener) {
    this.owner = owner;
    this.target = target;
    this.listener = listener;
    this.pauses = new CallPauses(new Random(owner.number()));
  }

  @Override
  public void again() {
    long pause;
    synchronized (this) {
      if (!resting || closed) {
        return;
      }
      resting = false;
      pause = pauses.ended(owner.air().now());
    }
    owner.air().after(pause, this::wake);
  }

  private void wake() {
    synchronized (this) {
      trying = true;
    }
    tryAgain();
  }

  void tryAgain() {
    int turn;
    synchronized (this) {
      if (!trying || closed) {
        return;
      }
      trying = false;
      turn = answered;
    }
    RadioTrouble trouble = owner.state().on() ? RadioTrouble.NOBODY : RadioTrouble.OFF;
    var link =
        owner.state().on() ? owner.air().reach(owner, target, turn) : Optional.<RadioLink>empty();
    if (link.isPresent()) {
      synchronized (this) {
        resting = true;
        answered++;
        pauses.answered(owner.air().now());
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
