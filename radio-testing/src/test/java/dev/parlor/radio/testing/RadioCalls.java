package dev.parlor.radio.testing;

import dev.parlor.p2p.advert.Beacon;
import dev.parlor.radio.Call;
import dev.parlor.radio.CallListener;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.TableTarget;
import dev.parlor.radio.Way;
import java.util.ArrayList;
import java.util.List;

/** A guest's radios, and what the guest has heard of its call. */
abstract class RadioCalls {
  static final Beacon TABLE = Signs.beacon(1, "X1HOST", 0x85, "host's phone");
  static final TableTarget TARGET = TableTarget.of(TABLE.sign());
  static final String L2CAP = "L2CAP X1HOST 133";

  final RadioBench bench = new RadioBench();
  final FakeHardware hardware = bench.hardware;
  final List<Way> reached = new ArrayList<>();
  final List<RadioTrouble> failed = new ArrayList<>();

  final CallListener listener =
      new CallListener() {
        @Override
        public void reached(RadioLink link) {
          reached.add(link.way());
        }

        @Override
        public void failed(RadioTrouble why) {
          failed.add(why);
        }
      };

  static String rfcomm(int number) {
    return "RFCOMM " + RadioBench.address(number).text();
  }

  final Call call(TableTarget target) {
    return bench.radios.call(target, listener);
  }

  /** A call to a table whose sign is seen soon after. */
  final Call callOfWhomItSees() {
    Call call = call(TARGET);
    bench.pass(100);
    hardware.show(TABLE, -60);
    return call;
  }

  /** Shows a table's sign again and again for this long. */
  final void showFor(long millis) {
    for (long i = 0; i < millis; i += 100) {
      bench.pass(100);
      hardware.show(TABLE, -60);
    }
  }
}
