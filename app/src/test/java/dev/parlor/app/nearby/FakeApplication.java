package dev.parlor.app.nearby;

import android.app.Application;
import android.content.Intent;
import dev.parlor.app.lobby.LeaveActivity;
import dev.parlor.app.lobby.LobbyActivity;
import dev.parlor.app.lobby.ResultActivity;

/** An application around a neighbourhood that the test makes up. */
public final class FakeApplication extends Application implements Nearby.Holder {
  public final FakeNearby fake = new FakeNearby();

  @Override
  public Nearby nearby() {
    return fake;
  }

  @Override
  public Intent wayOut() {
    return LeaveActivity.intent(this);
  }

  @Override
  public Intent lobby() {
    return LobbyActivity.intent(this);
  }

  @Override
  public Intent result() {
    return ResultActivity.intent(this);
  }
}
