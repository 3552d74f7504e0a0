package dev.parlor.radio.testing;

import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.advert.TableSign.Doorkeeper;
import dev.parlor.p2p.advert.TableSign.Occupancy;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.testing.link.LinkLab;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.Call;
import dev.parlor.radio.CallListener;
import dev.parlor.radio.DoorStatus;
import dev.parlor.radio.Guests;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.TableTarget;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;

/** Links in a {@link FakeAir}. */
final class FakeAirLab implements LinkLab {
  private static final Bytes NONCE = Bytes.of(new byte[] {1, 2, 3, 4});

  private final ExecutorService executor = Executors.newCachedThreadPool();
  private final FakeAir air = new FakeAir(executor);
  private final FakeRadio host = air.radio();
  private final FakeRadio guest = air.radio();

  private static TableSign sign() {
    return new TableSign(
        NONCE,
        6,
        new Doorkeeper(TableSign.Kind.HOST, "X1HOST", Bytes.of(new byte[6]), Bytes.of(new byte[8])),
        Occupancy.of(1, 2));
  }

  @Override
  public void open(Consumer<Link> guests) {
    host.open(
        sign(),
        new Guests() {
          @Override
          public void came(RadioLink link) {
            guests.accept(link);
          }

          @Override
          public void changed(DoorStatus status) {
            // the state of the door does not matter here
          }
        });
  }

  @Override
  public Link connect() throws IOException {
    BlockingQueue<Optional<Link>> outcome = new LinkedBlockingQueue<>();
    CallListener listener =
        new CallListener() {
          @Override
          public void reached(RadioLink link) {
            outcome.add(Optional.of(link));
          }

          @Override
          public void failed(RadioTrouble why) {
            outcome.add(Optional.empty());
          }
        };
    Call call = guest.call(TableTarget.anyAt(NONCE), listener);
    try {
      return outcome.take().orElseThrow(() -> new IOException("nobody"));
    } catch (InterruptedException e) {
      throw new IOException(e);
    } finally {
      call.close();
    }
  }

  @Override
  public Link connectToNobody() throws IOException {
    shut();
    return connect();
  }

  @Override
  public void shut() {
    host.doors().forEach(FakeDoor::close);
  }

  @Override
  public void close() {
    executor.shutdownNow();
  }
}
