package dev.parlor.app.phones;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.os.SystemClock;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.link.Callee;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.Call;
import dev.parlor.radio.CallListener;
import dev.parlor.radio.DoorStatus;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.FoundTable;
import dev.parlor.radio.Guests;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.SearchListener;
import dev.parlor.radio.TableTarget;
import dev.parlor.radio.testing.FakeRadio;
import dev.parlor.rim.link.EndingLink;
import dev.parlor.rim.table.Device;
import dev.parlor.rim.table.Journal;
import dev.parlor.rim.table.Strand;
import dev.parlor.rim.table.TableLoop;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/**
 * A table looks for its successor. Somebody who has heard the table's name repeats every sign, and
 * is nearer to all phones than they are to each other. The others find each other all the same.
 * Nobody is named, and nothing is left of the stranger.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class StrangersAtALostTableTest {
  private static final int PHONES = 4;
  private static final int CROWD = 40;

  /**
   * How many strangers a door holds. A stranger that has not said who it is gives way to the next.
   */
  private static final int MOST_STRANGERS = 32;

  /**
   * The longest time without progress: twenty seconds of silence, and a handshake with a phone that
   * says nothing.
   */
  private static final long LONGEST = 45_000;

  private final TestClockwork clockwork = new TestClockwork(21);

  /** The stranger's way to treat a link. */
  private interface Manner {
    void meets(Link link, byte[] nonce, boolean called);
  }

  /**
   * A stranger that repeats every sign of this table that it hears, and calls every phone that
   * shows one.
   */
  private static final class Stranger implements SearchListener, Guests {
    private final FakeRadio radio;
    private final Manner manner;
    private final int calls;
    private final Set<TableSign> repeated = new HashSet<>();
    private final List<Call> called = new ArrayList<>();
    private int links;
    private int ended;

    Stranger(FakeRadio radio, Manner manner, int calls) {
      this.radio = radio;
      this.manner = manner;
      this.calls = calls;
      var unused = radio.search(this);
    }

    @Override
    public void tables(List<FoundTable> tables) {
      for (FoundTable table : tables) {
        if (repeated.add(table.sign())) {
          var unused = radio.open(table.sign(), this);
          for (int i = 0; i < calls; i++) {
            call(TableTarget.of(table.sign()));
          }
        }
      }
    }

    private void call(TableTarget target) {
      Call[] made = new Call[1];
      made[0] =
          radio.call(
              target,
              new CallListener() {
                @Override
                public void reached(RadioLink link) {
                  meets(link, target.nonce().get(), true, () -> made[0].again());
                }

                @Override
                public void failed(RadioTrouble why) {}
              });
      called.add(made[0]);
    }

    @Override
    public void came(RadioLink link) {
      meets(link, repeated.iterator().next().nonce(), false, () -> {});
    }

    private void meets(RadioLink link, Bytes nonce, boolean byCall, Runnable gone) {
      links++;
      manner.meets(
          new EndingLink(link) {
            @Override
            protected void over() {
              ended++;
              gone.run();
            }
          },
          nonce.toArray(),
          byCall);
    }

    @Override
    public void changed(DoorStatus status) {}

    @Override
    public void phones(List<FoundPhone> phones) {}

    @Override
    public void hindered(RadioTrouble why) {}

    void stop() {
      called.forEach(Call::close);
    }
  }

  private static Link.Receiver deaf() {
    return new Link.Receiver() {
      @Override
      public void received(byte[] bytes) {}

      @Override
      public void ended() {}
    };
  }

  /** The stranger answers and calls, and says nothing. */
  @Test
  public void whoSaysNothing() throws Exception {
    outlive((link, nonce, called) -> link.start(deaf()), 1);
  }

  @Test
  public void aCrowdOfThem() throws Exception {
    outlive((link, nonce, called) -> link.start(deaf()), CROWD);
  }

  @Test
  public void whoTalksNonsense() throws Exception {
    byte[] noise = new byte[4_096];
    new SeededEntropy(3).fill(noise);
    outlive(
        (link, nonce, called) -> {
          link.start(deaf());
          link.send(noise);
        },
        2);
  }

  @Test
  public void whoHangsUpAtOnce() throws Exception {
    outlive(
        (link, nonce, called) -> {
          link.start(deaf());
          link.close();
        },
        2);
  }

  /** The stranger has a key of its own and proves who it is. That is nobody here. */
  @Test
  public void whoShakesHandsAsItself() throws Exception {
    Device device = Device.stranger(new SeededEntropy(5));
    Strand strand = clockwork.strand(PhonesInReach::fail, 0);
    TableLoop<?, ?> calling = device.guest(PilesKit.KIT, strand, Journal.NONE);
    TableLoop<?, ?> answering = device.guest(PilesKit.KIT, strand, Journal.NONE);
    outlive(
        (link, nonce, called) -> {
          if (called) {
            calling.connect(link, Callee.host(Bytes.of(nonce)));
          } else {
            answering.accept(link, nonce);
          }
        },
        2);
  }

  private void outlive(Manner manner, int calls) throws Exception {
    try (PhonesInReach company = new PhonesInReach(PHONES, clockwork)) {
      List<AutoPlayer<PilesView>> players =
          company.gather(PilesKit.KIT, Map.of(), SimplePlayers::piles);
      players.get(0).playing(false);
      company.until("its turn", () -> players.get(0).isAsked());
      Stranger stranger = new Stranger(company.nearest(), manner, calls);
      long lost = SystemClock.elapsedRealtime();
      company.phone(0).kill();
      List<AutoPlayer<PilesView>> others = players.subList(1, PHONES);
      company.until(
          "one holds it",
          () -> {
            for (int phone = 1; phone < PHONES; phone++) {
              int links = company.phone(phone).links();
              assertTrue(links + " links", links <= PHONES + MOST_STRANGERS);
            }
            return others.stream().allMatch(one -> one.view().table().holding() > 0);
          });
      long took = SystemClock.elapsedRealtime() - lost;
      assertTrue("after " + took, took <= LONGEST);
      company.untilSigned(others);
      for (AutoPlayer<PilesView> other : others) {
        assertEquals(List.of(), other.view().table().verdicts());
        assertEquals(Set.of(0), other.view().table().away());
      }
      assertTrue("it was met", stranger.links > 0);
      stranger.stop();
      company.until("nothing is left of it", () -> stranger.ended == stranger.links);
      company.assertNoFaults();
    }
  }
}
