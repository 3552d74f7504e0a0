package dev.parlor.radio.hardware;

import dev.parlor.p2p.advert.Beacon;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.Handle;
import dev.parlor.radio.RadioState;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Way;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The radios of a phone, as thin a layer over a platform as possible, without retries or memory.
 * Everything that decides is outside of it and runs in tests against a fake one.
 */
public interface Hardware {
  RadioState state();

  /** Tells when the state may have changed, on any thread. */
  Handle watch(Runnable changed);

  /** The name that the adapter tells in inquiries; empty when it may not be read. */
  String name();

  /** Why looking for signs would find nothing. */
  Optional<RadioTrouble> whyNoScan();

  /**
   * Lets others come in this way, to the table of this nonce ({@link TableUuid}). It may keep its
   * caller waiting for some seconds; when it returns, others can come in.
   *
   * @param nonce {@link TableUuid#ANY} for guests over RFCOMM who do not know it
   */
  Listening listen(Way way, Bytes nonce) throws RadioRefused;

  /**
   * Puts a beacon up.
   *
   * @param up told empty when the sign is up, or else why it is not; told again when its words were
   *     changed in vain
   */
  Sign advertise(Beacon beacon, SignPace pace, Consumer<Optional<RadioTrouble>> up)
      throws RadioRefused;

  Handle scan(ScanEars ears) throws RadioRefused;

  Handle inquire(InquiryEars ears) throws RadioRefused;

  /** The phones that the player has paired with this one. Their strength is not known. */
  List<FoundPhone> bonded();

  /**
   * Connects over RFCOMM.
   *
   * @param nonce of the table, {@link TableUuid#ANY} if it is not known
   */
  Dialing dial(ClassicAddress address, Bytes nonce) throws RadioRefused;
}
