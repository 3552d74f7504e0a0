package dev.parlor.app.nearby;

import android.app.Application;

/** An application around a neighbourhood that the test makes up. */
public final class FakeApplication extends Application implements Nearby.Holder {
  public final FakeNearby fake = new FakeNearby();

  @Override
  public Nearby nearby() {
    return fake;
  }
}
