package dev.parlor.terminal.play;

import dev.parlor.terminal.Exit;
import dev.parlor.terminal.Rim;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code parlor demo GAME}: computer players only, to be watched. */
@Command(name = "demo", mixinStandardHelpOptions = true)
public final class DemoCommand implements Callable<Integer> {
  private final Rim rim;

  @Mixin private TableOptions table = new TableOptions();

  public DemoCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    Offer<?, ?> offer = Offers.named(table.game());
    PracticeTable.play(offer, table, PracticeTable.players(offer, table), 0, rim);
    return Exit.OK;
  }
}
