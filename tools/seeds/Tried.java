import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** Runs one test method: ends with 0 when it is green, 1 when it is red, 2 when there is none. */
public final class Tried {
  private Tried() {}

  public static void main(String[] args) {
    SummaryGeneratingListener heard = new SummaryGeneratingListener();
    LauncherFactory.create()
        .execute(
            LauncherDiscoveryRequestBuilder.request().selectors(selectMethod(args[0])).build(),
            heard);
    TestExecutionSummary summary = heard.getSummary();
    boolean red = summary.getTotalFailureCount() > 0;
    System.exit(red ? 1 : summary.getTestsSucceededCount() > 0 ? 0 : 2);
  }
}
