package dev.parlor.terminal.play;

import dev.parlor.tables.kit.TableKit;
import dev.parlor.terminal.home.HomeOption;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Rim;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code parlor demo GAME}: computer players on devices of their own, to be watched. */
@Command(name = "demo", mixinStandardHelpOptions = true)
public final class DemoCommand implements Callable<Integer> {
  private static final String ALL = "all";
  private static final int MOST = 64;

  private final Rim rim;

  @Mixin private TableOptions table = new TableOptions();

  @Option(names = "--matches", paramLabel = "N")
  private int matches = 1;

  @Option(names = "--whole")
  private boolean whole;

  @Mixin private LevelOption level = new LevelOption();

  @Mixin private HomeOption home = new HomeOption();

  public DemoCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    if (matches < 1 || matches > MOST) {
      throw new Problem("demo.matches", MOST);
    }
    boolean good = true;
    for (TableKit<?, ?> kit : kits()) {
      good &=
          new Demo<>(kit, table, new DemoLength(matches, whole, level.level()), home.home(rim), rim)
              .run();
    }
    return good ? Exit.OK : Exit.NO;
  }

  private List<TableKit<?, ?>> kits() {
    if (!table.game().equals(ALL)) {
      return List.of(Kits.named(rim, table.game()));
    }
    if (!table.options().isEmpty() || table.players().isPresent()) {
      throw new Problem("demo.allAsTheyAre");
    }
    return rim.kits().all();
  }
}
