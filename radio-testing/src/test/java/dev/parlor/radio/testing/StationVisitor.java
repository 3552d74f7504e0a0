package dev.parlor.radio.testing;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.games.poker.Holdem;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.link.LinkEvent;
import dev.parlor.p2p.link.SecureLink;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.station.StationVisit;
import dev.parlor.p2p.station.VisitAnswer;
import dev.parlor.p2p.station.VisitEffect;
import dev.parlor.p2p.station.VisitEnd;
import dev.parlor.rim.table.Device;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Somebody who asks a station for a leaderboard and goes. */
final class StationVisitor implements Link.Receiver {
  private final Link link;
  private final LongSupplier clock;
  private final SecureLink secure;
  private final StationVisit visit =
      new StationVisit(
          "X1GUEST",
          new Bip340(Entropy.system()),
          null,
          List.of(),
          none -> Optional.empty(),
          List.of(Holdem.ID));
  private Optional<VisitEffect> answer = Optional.empty();

  StationVisitor(Device device, Link link, LongSupplier clock) {
    this.link = link;
    this.clock = clock;
    this.secure = SecureLink.connect(device.linkIdentity(), link.origin(), clock.getAsLong());
    pump();
    link.start(this);
  }

  boolean hasSeenTheBoard() {
    return answer.filter(VisitAnswer.Board.class::isInstance).isPresent();
  }

  boolean wasAskedToWait() {
    return answer.filter(VisitEnd.NeedsAdmission.class::isInstance).isPresent();
  }

  @Override
  public void received(byte[] bytes) {
    secure.received(bytes, clock.getAsLong());
    pump();
  }

  @Override
  public void ended() {
    // the station has said good bye as well
  }

  private void pump() {
    List<LinkEvent> events = secure.take();
    while (!events.isEmpty()) {
      events.forEach(this::happened);
      events = secure.take();
    }
  }

  private void happened(LinkEvent event) {
    if (event instanceof LinkEvent.Write write) {
      link.send(write.bytes().toArray());
    } else if (event instanceof LinkEvent.Opened) {
      carryOut(visit.begin());
    } else if (event instanceof LinkEvent.Message message) {
      carryOut(visit.arrived(message.message()));
    } else if (event instanceof LinkEvent.Ended) {
      link.close();
    }
  }

  private void carryOut(List<VisitEffect> effects) {
    for (VisitEffect effect : effects) {
      if (effect instanceof VisitEffect.Send send) {
        secure.send(send.message(), clock.getAsLong());
      } else if (effect instanceof VisitEnd.Done) {
        secure.close(clock.getAsLong());
      } else {
        answer = Optional.of(effect);
        if (!(effect instanceof VisitAnswer.Board)) {
          secure.close(clock.getAsLong());
        }
      }
    }
  }
}
