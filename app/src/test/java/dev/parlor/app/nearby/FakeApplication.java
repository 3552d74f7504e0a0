package dev.parlor.app.nearby;

import dev.parlor.app.phone.ShippedScreens;

/** An application around a neighbourhood that the test makes up. */
public final class FakeApplication extends ShippedScreens {
  public final FakeNearby fake = new FakeNearby();

  @Override
  public Nearby nearby() {
    return fake;
  }
}
