package dev.parlor.terminal.play;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.link.Callee;
import dev.parlor.rim.table.Device;
import dev.parlor.rim.table.TableLoop;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.terminal.air.Meant;
import dev.parlor.terminal.air.Routes;
import dev.parlor.terminal.net.RepeatedCall;
import dev.parlor.terminal.net.Route;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Rim;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code parlor watch TABLE}: shows a match between others, without a seat. */
@Command(name = "watch", mixinStandardHelpOptions = true)
public final class WatchCommand implements Callable<Integer> {
  private final Rim rim;

  @Parameters(arity = "0..2", paramLabel = "TABLE", descriptionKey = "tableAt")
  private List<String> table = new ArrayList<>();

  @Mixin private DisplayOptions display = new DisplayOptions();

  public WatchCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    Meant meant = Meant.read(String.join(" ", table));
    try (Crew crew = new Crew(rim);
        Route route = Routes.toTable(meant, rim, false)) {
      Device device = Device.stranger(Entropy.system()); // nobody has to know who watches
      Asked asked = Asked.of(route, meant, device, rim);
      asked.tell(rim, display);
      if (!asked.invite().isOpenToOnlookers()) {
        throw new Problem("watch.closed");
      }
      return watch(Kits.named(rim, asked.invite().game().id()), device, asked, route, crew);
    }
  }

  /** Keeps the link up while there is something to see. */
  private <S, V> int watch(TableKit<S, V> kit, Device device, Asked asked, Route route, Crew crew) {
    TableLoop<S, V> loop = device.onlooker(kit.game(), crew.strand());
    WatchedMatch<S, V> match = new WatchedMatch<>(kit, display, rim, loop, route.where());
    Callee host = Callee.by(asked.sameHost());
    AtomicBoolean said = new AtomicBoolean();
    try (RepeatedCall recall =
        route.keep(
            link -> {
              said.set(false);
              match.answers(true);
              loop.connect(link, host);
            },
            failure -> {
              match.answers(false);
              if (!said.getAndSet(true)) {
                match.tell(rim.texts().text("live.again", route.where()));
              }
            })) {
      Redial<S, V> redial = new Redial<>(recall);
      loop.watch(redial);
      loop.watchers.losses(redial);
      return match.run();
    }
  }
}
