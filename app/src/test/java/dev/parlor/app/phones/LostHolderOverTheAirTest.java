package dev.parlor.app.phones;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import dev.parlor.app.bluetooth.OwnPhone;
import dev.parlor.app.bluetooth.RobolectricPhone;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.AddressBook;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.Way;
import java.nio.file.Files;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/**
 * The phone that holds the table is lost in the middle of a match. The others find each other over
 * any way that Android's Bluetooth offers them, and finish. Radios and tables have real clocks
 * here. Twenty seconds of silence alone are longer than a test by day may be, so {@code
 * -Dparlor.phones.all=true} is needed.
 */
@RunWith(RobolectricTestRunner.class)
public final class LostHolderOverTheAirTest extends OverTheAir {
  private static final int PHONES = 3;
  private static final boolean NIGHT = Boolean.getBoolean("parlor.phones.all");

  /** The addresses of the classic radios of those with whom a phone has played before. */
  private static final class Friends implements AddressBook {
    private final Map<Bytes, ClassicAddress> known = new ConcurrentHashMap<>();

    @Override
    public Optional<ClassicAddress> find(Bytes npub) {
      return Optional.ofNullable(known.get(npub));
    }

    @Override
    public void remember(Bytes npub, ClassicAddress address) {
      // all guests seem to come from one address here, so none is kept
    }
  }

  @Before
  public void atNight() {
    assumeTrue(NIGHT);
  }

  /**
   * They have played together before, so each knows the addresses of all classic radios. A phone
   * that is called a moment before its door is open would be found by its sign, and reached in
   * another way. So none of the two that are left can show a sign.
   */
  @Test
  @Config(sdk = 35)
  public void overRfcomm() throws Exception {
    Friends friends = new Friends();
    try (PhonesInReach company = company(friends)) {
      for (int i = 0; i < PHONES; i++) {
        friends.known.put(npub(company, i), OwnPhone.address(i + 1));
      }
      plays(
          Way.RFCOMM,
          company,
          company.gatherByCode(PilesKit.KIT, Map.of(), SimplePlayers::piles),
          RobolectricPhone::takeAdvertiser);
    }
  }

  @Test
  @Config(sdk = 35)
  public void overL2cap() throws Exception {
    try (PhonesInReach company = company(new Friends())) {
      plays(
          Way.L2CAP,
          company,
          company.gather(PilesKit.KIT, Map.of(), SimplePlayers::piles),
          () -> {});
    }
  }

  /** The version of phones that have no channels yet. */
  @Test
  @Config(sdk = 26)
  public void overGatt() throws Exception {
    try (PhonesInReach company = company(new Friends())) {
      plays(
          Way.GATT,
          company,
          company.gather(PilesKit.KIT, Map.of(), SimplePlayers::piles),
          () -> {});
    }
  }

  private PhonesInReach company(Friends friends) throws Exception {
    AtomicInteger made = new AtomicInteger();
    return new PhonesInReach(PHONES, () -> radio(made.incrementAndGet(), friends));
  }

  private void plays(
      Way way, PhonesInReach company, List<AutoPlayer<PilesView>> players, Runnable beforehand)
      throws Exception {
    players.get(0).playing(false);
    company.until("its turn", () -> players.get(0).isAsked());
    assertEquals(Set.of(way), ways(company));
    beforehand.run();
    company.phone(0).kill();
    List<AutoPlayer<PilesView>> others = players.subList(1, PHONES);
    company.until("one holds it", others, one -> one.view().table().holding() == 1);
    company.until("a link", () -> ways(company).equals(Set.of(way)));
    company.untilSigned(others);
    Set<String> texts = new HashSet<>();
    for (AutoPlayer<PilesView> other : others) {
      assertTrue(other.view().table().away().contains(0));
      SignedResult result = SignedResult.parse(Files.readAllBytes(other.view().result().get()));
      texts.add(result.text());
    }
    assertEquals("all texts are the same", 1, texts.size());
    assertNoFaults(company);
  }

  private static Bytes npub(PhonesInReach company, int phone) throws Exception {
    return CompletableFuture.supplyAsync(
            () -> Bytes.of(company.phone(phone).identity.get().key().publicKey().bytes()),
            company.workers)
        .get();
  }

  /** The ways that carry the links of the two guests. */
  private static Set<Way> ways(PhonesInReach company) {
    Set<Way> ways = new HashSet<>(company.phone(1).ways());
    ways.addAll(company.phone(2).ways());
    return ways;
  }
}
