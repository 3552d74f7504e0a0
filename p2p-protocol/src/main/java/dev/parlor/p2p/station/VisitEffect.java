package dev.parlor.p2p.station;

import dev.parlor.p2p.wire.Bytes;

/** What a visit to a station wants its rim to do, or to know. */
public sealed interface VisitEffect permits VisitEffect.Send, VisitAnswer, VisitEnd {
  /** How a rim does each of these effects. */
  interface Rim {
    void send(Send send);

    void answered(VisitAnswer answer);

    void ended(VisitEnd end);
  }

  record Send(Bytes message) implements VisitEffect {
    @Override
    public void to(Rim rim) {
      rim.send(this);
    }
  }

  void to(Rim rim);
}
