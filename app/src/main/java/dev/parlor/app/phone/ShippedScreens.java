package dev.parlor.app.phone;

import android.app.Application;
import android.content.Intent;
import dev.parlor.app.lobby.LeaveActivity;
import dev.parlor.app.lobby.LobbyActivity;
import dev.parlor.app.lobby.ResultActivity;
import dev.parlor.app.nearby.Nearby;

/** An application whose tables lead to the screens that ship. */
public abstract class ShippedScreens extends Application implements Nearby.Holder {
  @Override
  public final Intent wayOut() {
    return LeaveActivity.intent(this);
  }

  @Override
  public final Intent lobby() {
    return LobbyActivity.intent(this);
  }

  @Override
  public final Intent result() {
    return ResultActivity.intent(this);
  }
}
