package dev.parlor.app.household;

import dev.parlor.app.nearby.Nearby;
import dev.parlor.app.settings.Settings;
import dev.parlor.app.settings.Toggle;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKits;
import org.robolectric.RuntimeEnvironment;

/** An application whose neighbourhood is made up by the test. */
public final class TestHousehold extends FakeHousehold {
  private Nearby real = nearby;
  private TableKits kits = Catalogue.SHIPPED;

  public TestHousehold() {
    super(Runnable::run, Runnable::run);
  }

  /** The application of this test. */
  public static TestHousehold get() {
    return (TestHousehold) RuntimeEnvironment.getApplication();
  }

  @Override
  public void onCreate() {
    super.onCreate();
    new Settings(this).set(Toggle.WELCOMED, true);
  }

  /** Lets screens play with real neighbours from now on. */
  public void plays(Nearby neighbours) {
    real = neighbours;
  }

  /** Gives this phone these games from now on. */
  public void knows(TableKits games) {
    kits = games;
  }

  @Override
  public TableKits kits() {
    return kits;
  }

  @Override
  public Nearby nearby() {
    return real;
  }
}
