package dev.parlor.radio.testing;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.AddressBook;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.control.Radios;
import dev.parlor.radio.diary.Diary;
import dev.parlor.rim.table.QuietStrand;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** The radios of one phone over fake hardware, in virtual time. */
final class RadioBench {
  final QuietStrand strand = new QuietStrand(Runnable::run, 0);
  final FakeHardware hardware = new FakeHardware(strand);
  final Map<Bytes, ClassicAddress> known = new HashMap<>();
  final CountingAwake awake = new CountingAwake();
  final Diary diary = new Diary(strand::now);
  final Radios radios;

  RadioBench() {
    AddressBook book =
        new AddressBook() {
          @Override
          public Optional<ClassicAddress> find(Bytes npub) {
            return Optional.ofNullable(known.get(npub));
          }

          @Override
          public void remember(Bytes npub, ClassicAddress address) {
            known.put(npub, address);
          }
        };
    radios = new Radios(hardware, strand, hardware.threads(), awake, book, diary, new Random(5));
  }

  static ClassicAddress address(int number) {
    return new ClassicAddress(Bytes.of(new byte[] {4, 0, 0, 0, 0, (byte) number}));
  }

  /** Lets this much time pass. */
  void pass(long millis) {
    long until = strand.now() + millis;
    boolean[] over = new boolean[1];
    strand.at(until, () -> over[0] = true);
    strand.runUntil(() -> over[0]);
  }
}
