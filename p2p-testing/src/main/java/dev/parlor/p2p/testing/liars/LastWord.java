package dev.parlor.p2p.testing.liars;

import dev.parlor.p2p.station.Station;
import dev.parlor.p2p.station.StationEffect;
import dev.parlor.p2p.station.StationMessage;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** What a station said last, when all its work was done at once. */
final class LastWord implements StationEffect.Rim, StationMessage.Cases {
  private final Station station;
  private final Deque<StationEffect> left = new ArrayDeque<>();
  private String word = "";

  LastWord(Station station) {
    this.station = station;
  }

  /**
   * The line that the station said last; {@code EXPELLED} when it hung up, {@code PART} for a part
   * of a file.
   */
  String word() {
    return word;
  }

  void hears(List<StationEffect> effects) {
    left.addAll(effects);
    while (!left.isEmpty()) {
      left.remove().to(this);
    }
  }

  @Override
  public void compute(StationEffect.Compute compute) {
    left.addAll(station.computed(compute.job(), compute.work().get()));
  }

  @Override
  public void expel(StationEffect.Expel expel) {
    word = "EXPELLED";
  }

  @Override
  public void send(StationEffect.Send send) {
    try {
      StationMessage.decode(send.message()).to(this);
    } catch (Malformed own) {
      throw new IllegalStateException(own);
    }
  }

  @Override
  public void line(Line line) {
    word = line.toString();
  }

  @Override
  public void part(Bytes bytes) {
    word = "PART";
  }

  @Override
  public void asksAdmission(StationEffect.AsksAdmission asks) {
    // said to its owner
  }

  @Override
  public void changed(StationEffect.Changed changed) {
    // said to its owner
  }

  @Override
  public void relayed(StationEffect.Relayed relayed) {
    // said to its owner
  }
}
