package dev.parlor.bench.door;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.games.Dice;
import dev.parlor.p2p.link.Callee;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.table.Device;
import dev.parlor.rim.table.Journal;
import dev.parlor.rim.table.LossWatcher;
import dev.parlor.rim.table.Robot;
import dev.parlor.rim.table.TableLoop;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.terminal.net.HostDialer;
import java.net.InetSocketAddress;

/** An honest guest with a phone of its own, who calls again whenever its link is gone. */
final class Guest<S, V> implements AutoCloseable {
  private final Device device = Device.stranger(Entropy.system());
  private final TableLoop<S, V> loop;
  private final HostDialer dialer;

  /** Begins to call at once. */
  Guest(TableKit<S, V> kit, InetSocketAddress host, byte[] nonce, HonestPeople household) {
    TableLoop<S, V> table = device.guest(kit.game(), household.strand(), Journal.NONE);
    dialer =
        new HostDialer(
            host, link -> table.connect(link, Callee.host(Bytes.of(nonce))), inVain -> {});
    table.watchers.losses(new Return(dialer));
    table.watch(new Robot<>(table, kit.computer(), Dice.seeded(1), HonestPeople.THINKING_MILLIS));
    table.start();
    loop = table;
  }

  Bytes npub() {
    return device.npub();
  }

  @Override
  public void close() {
    dialer.close();
    loop.closeNow();
  }

  private record Return(HostDialer dialer) implements LossWatcher {
    @Override
    public void lost(int connection, String why) {
      dialer.again();
    }
  }
}
