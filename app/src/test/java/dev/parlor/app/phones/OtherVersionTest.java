package dev.parlor.app.phones;

import static org.junit.Assert.assertEquals;

import dev.parlor.app.nearby.Nearby;
import dev.parlor.app.nearby.PhoneSitting;
import dev.parlor.app.nearby.SittingView;
import dev.parlor.games.piles.Piles;
import dev.parlor.p2p.link.Link;
import dev.parlor.radio.CallListener;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.testing.FakeAir;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.UnaryOperator;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/**
 * A guest at the table of a phone with an older or a newer app reads which of the two has to be
 * updated.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class OtherVersionTest {
  private static final Executor WORKERS = Executors.newCachedThreadPool(OtherVersionTest::daemon);

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "versions");
    thread.setDaemon(true);
    return thread;
  }

  @Test
  public void aHostWithANewerAppMakesThePlayerUpdateThisOne() throws Exception {
    assertEquals("nearby.newer", refusal("CG99"));
  }

  @Test
  public void aHostWithAnOlderAppHasToUpdateItsOwn() throws Exception {
    assertEquals("nearby.older", refusal("CG01"));
  }

  /** The words that a guest reads whose host begins every link with these letters. */
  private static String refusal(String magic) throws Exception {
    FakeAir air = new FakeAir(WORKERS);
    byte[] first = magic.getBytes(StandardCharsets.US_ASCII);
    try (PhonesInReach company = new PhonesInReach(2, () -> hears(air.radio(), first))) {
      company.phone(0).nearby.host(Piles.ID, 2, Map.of());
      Nearby guest = company.phone(1).nearby;
      guest.search();
      company.until("a table", () -> !PhonesInReach.found(guest).tables().isEmpty());
      PhoneSitting<?> seat = guest.join(PhonesInReach.found(guest).tables().get(0));
      company.until("a refusal", () -> told(seat).isPresent());
      return told(seat).get();
    }
  }

  private static <V> Optional<String> told(PhoneSitting<V> seat) {
    return Optional.ofNullable(seat.view().getValue())
        .flatMap(SittingView::refusal)
        .map(refusal -> refusal.key());
  }

  private static NearbyRadio hears(NearbyRadio radio, byte[] first) {
    return around(
        NearbyRadio.class,
        radio,
        "call",
        args ->
            new Object[] {
              args[0], listener((CallListener) Objects.requireNonNull(args[1]), first)
            });
  }

  private static CallListener listener(CallListener listener, byte[] first) {
    return new CallListener() {
      @Override
      public void reached(RadioLink link) {
        listener.reached(
            around(
                RadioLink.class,
                link,
                "start",
                args -> new Object[] {receiver((Link.Receiver) args[0], first)}));
      }

      @Override
      public void failed(RadioTrouble why) {
        listener.failed(why);
      }
    };
  }

  private static Link.Receiver receiver(Link.Receiver to, byte[] first) {
    return new Link.Receiver() {
      private boolean begun;

      @Override
      public void received(byte[] bytes) {
        byte[] heard = bytes.clone();
        if (!begun) {
          System.arraycopy(first, 0, heard, 0, first.length);
        }
        begun = true;
        to.received(heard);
      }

      @Override
      public void ended() {
        to.ended();
      }
    };
  }

  /** The same object, but one of its methods is called with other arguments. */
  private static <T> T around(
      Class<T> type, T thing, String method, UnaryOperator<Object[]> arguments) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, called, args) -> {
              try {
                return called.invoke(
                    thing, called.getName().equals(method) ? arguments.apply(args) : args);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            }));
  }
}
