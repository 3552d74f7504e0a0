package dev.parlor.terminal.air;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.piles.PilesState;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.link.Callee;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.CallListener;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.FoundTable;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.SearchListener;
import dev.parlor.radio.TableTarget;
import dev.parlor.radio.testing.FakeRadio;
import dev.parlor.rim.link.MemoryLink;
import dev.parlor.rim.table.Device;
import dev.parlor.rim.table.Journal;
import dev.parlor.rim.table.QuietStrand;
import dev.parlor.rim.table.TableLoop;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A host's door by Bluetooth, beside another door, at a table for three. */
final class AirDoorTest {
  private static final long MINUTE = 60_000;

  private final QuietStrand time = new QuietStrand(Runnable::run, 1_000_000);
  private final AirLab lab = new AirLab(time::run);
  private final FakeRadio somebody = lab.air.radio();
  private final Device device = device(1);
  private final Invite invite = device.invite(PilesKit.KIT, 3, Map.of());
  private final TableLoop<PilesState, PilesView> host =
      device.host(PilesKit.KIT, invite, time, Journal.NONE);
  private final List<String> told = new ArrayList<>();
  private List<FoundTable> seen = List.of();

  AirDoorTest() {
    host.watch(new AirDoor<>(lab.air(""), PilesKit.KIT, device, host, told::add));
    somebody.search(
        new SearchListener() {
          @Override
          public void tables(List<FoundTable> tables) {
            seen = tables;
          }

          @Override
          public void phones(List<FoundPhone> phones) {
            // only tables with a sign are looked for
          }

          @Override
          public void hindered(RadioTrouble why) {
            throw new AssertionError(why);
          }
        });
  }

  @AfterEach
  void close() {
    lab.close();
  }

  private static Device device(int seed) {
    Entropy entropy = new SeededEntropy(seed);
    return Device.stranger(entropy);
  }

  private TableSign sign() {
    assertEquals(1, seen.size(), "one sign for one table");
    return seen.get(0).sign();
  }

  private void await(int taken) {
    long until = time.now() + MINUTE;
    assertTrue(time.runUntil(() -> sits(taken) || time.now() > until));
    assertTrue(sits(taken), taken + " never sat");
  }

  private boolean sits(int taken) {
    return !seen.isEmpty() && sign().occupancy().taken() == taken;
  }

  private void sits(int seed, Link link) {
    TableLoop<PilesState, PilesView> guest = device(seed).guest(PilesKit.KIT, time, Journal.NONE);
    guest.start();
    guest.connect(link, Callee.host(invite.nonce()));
  }

  private void comesByBluetooth(int seed) {
    somebody.call(
        TableTarget.of(sign()),
        new CallListener() {
          @Override
          public void reached(RadioLink link) {
            sits(seed, link);
          }

          @Override
          public void failed(RadioTrouble why) {
            throw new AssertionError(why);
          }
        });
  }

  private void comesAnotherWay(int seed) {
    MemoryLink.Pair pair = MemoryLink.pair(time::run);
    host.accept(pair.one(), invite.nonce().toArray());
    sits(seed, pair.other());
  }

  @Test
  void theSignSaysWhatTableItIsAndWhoseAndThatIsSaidOnce() {
    host.start();
    await(1);
    TableSign sign = sign();
    assertEquals(TableSign.Kind.HOST, sign.kind());
    assertEquals(device.callsign(), sign.callsign());
    assertEquals(PilesKit.KIT.code(), sign.game());
    assertEquals(3, sign.occupancy().seats());
    assertFalse(sign.occupancy().full());
    assertEquals(invite.nonce(), sign.nonce());
    Bytes key = Bytes.of(device.linkKey().publicKey());
    assertEquals(TableSign.hashOf(key).head(TableSign.KEY_HASH), sign.keyHash());
    assertEquals(List.of("Others can see the sign by Bluetooth."), told);
  }

  @Test
  void guestsByBluetoothAndByAnotherWaySitAtOneTableAndTheSignCountsThem() {
    host.start();
    await(1);
    comesByBluetooth(2);
    await(2);
    assertFalse(sign().occupancy().full());
    comesAnotherWay(3);
    await(3);
    assertTrue(sign().occupancy().full());
    assertEquals(1, told.size());
  }
}
