package dev.parlor.terminal.air;

import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.radio.Call;
import dev.parlor.radio.CallListener;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.TableTarget;
import dev.parlor.terminal.net.RepeatedCall;
import dev.parlor.terminal.net.Route;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A way by Bluetooth. Closing it closes the air. */
final class AirRoute implements Route {
  private static final String MARK = "bluetooth";
  private static final long PATIENCE_SECONDS = 60;
  private static final int TRIES = 5;

  private final Air air;
  private final TableTarget target;
  private final String where;
  private final BlockingQueue<Link> answers = new LinkedBlockingQueue<>();
  private @Nullable RepeatedCall asking;

  AirRoute(Air air, TableTarget target, String where) {
    this.air = air;
    this.target = target;
    this.where = where;
  }

  /** The target to come back to, from what was kept beside a seat. */
  static Optional<TableTarget> read(String address) {
    String[] parts = address.split(":", -1);
    if (parts.length != 4 || !parts[0].equals(MARK)) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          new TableTarget(
              Optional.of(Bytes.parseHex(parts[1], TableSign.NONCE)),
              Optional.of(Bytes.parseHex(parts[2], TableSign.KEY_HASH)),
              Optional.of(Bytes.parseHex(parts[3], TableSign.NPUB)),
              Optional.empty()));
    } catch (Malformed other) {
      return Optional.empty();
    }
  }

  @Override
  public String address() {
    return String.join(
        ":",
        MARK,
        target.nonce().map(Bytes::hex).orElse(""),
        target.keyHash().map(Bytes::hex).orElse(""),
        target.npub().map(npub -> npub.head(TableSign.NPUB).hex()).orElse(""));
  }

  @Override
  public int port() {
    return 0;
  }

  @Override
  public String where() {
    return where;
  }

  /**
   * Whether the right host has answered. What stands on a sign is not proven, so its keys are
   * compared.
   */
  @Override
  public boolean isRight(Bytes npub, Bytes staticKey) {
    Bytes hash = TableSign.hashOf(staticKey).head(TableSign.KEY_HASH);
    return target.keyHash().map(hash::equals).orElse(true)
        && target
            .npub()
            .map(key -> key.head(TableSign.NPUB).equals(npub.head(TableSign.NPUB)))
            .orElse(true);
  }

  @Override
  public int tries() {
    return TRIES;
  }

  /** Calls once. A host that answered before and was not the one that was meant is called last. */
  @Override
  public Link once() throws IOException {
    RepeatedCall before = asking;
    if (before == null) {
      asking = keep(answers::add, why -> {});
    } else {
      before.again();
    }
    try {
      Link link = answers.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (link == null) {
        throw new IOException(air.rim().texts().text("air.trouble.NOBODY"));
      }
      return link;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted");
    }
  }

  @Override
  public RepeatedCall keep(Consumer<Link> reached, Consumer<String> failed) {
    Call call =
        air.radio()
            .call(
                target,
                new CallListener() {
                  @Override
                  public void reached(RadioLink link) {
                    reached.accept(link);
                  }

                  @Override
                  public void failed(RadioTrouble why) {
                    failed.accept(air.rim().texts().text("air.trouble." + why));
                  }
                });
    return new RepeatedCall() {
      @Override
      public void again() {
        call.again();
      }

      @Override
      public void close() {
        call.close();
      }
    };
  }

  @Override
  public void close() {
    RepeatedCall last = asking;
    if (last != null) {
      last.close();
    }
    air.close();
  }
}
