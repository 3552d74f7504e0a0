package dev.parlor.p2p.testing.sim;

import dev.parlor.p2p.seat.Effect;

/** Carries out in the simulated world what the node of a phone wants. */
final class SimHands<S, V> implements Effect.Rim {
  private final World<S, V> world;
  private final SimPhone<S, V> phone;
  private final Parts<S, V> parts;
  private boolean shown; // whether the table is to be shown after all of it

  /** What a phone acts through. */
  record Parts<S, V>(
      SimJournal journal, Antenna<S, V> antenna, Life<S, V> life, SimPlayer<S, V> hand) {}

  SimHands(World<S, V> world, SimPhone<S, V> phone, Parts<S, V> parts) {
    this.world = world;
    this.phone = phone;
    this.parts = parts;
  }

  boolean hasShown() {
    return shown;
  }

  @Override
  public void write(Effect.Write write) {
    phone.write(write.connection(), write.bytes().toArray());
  }

  @Override
  public void drop(Effect.Drop drop) {
    phone.note(() -> "drops connection " + drop.connection() + ": " + drop.why());
    world.radio().close(drop.connection(), phone);
    parts.antenna().over(drop.connection());
  }

  @Override
  public void wakeAt(Effect.WakeAt at) {
    parts.life().wakeAt(at.time());
  }

  @Override
  public void save(Effect.Save save) {
    parts.journal().add(save.record());
    world.secrecy().ifPresent(listener -> listener.saved(phone.number(), save.record()));
    world.mishaps().written(phone, parts.journal().size());
  }

  @Override
  public void compute(Effect.Compute compute) {
    parts.life().compute(compute);
  }

  @Override
  public void probe(Effect.Probe probe) {
    phone.note(
        () -> "wants " + (probe.door() ? "to be found" : "") + " seeks " + probe.seek().size());
    parts.antenna().want(probe);
  }

  @Override
  public void tell(Effect.Tell tell) {
    phone.note(() -> "is told " + tell.refusal());
    parts.hand().told(tell.refusal());
  }

  @Override
  public void show(Effect.Show show) {
    shown = true;
  }

  @Override
  public void otherVersion(Effect.OtherVersion other) {
    // all phones here speak one version
  }

  @Override
  public void ways(Effect.Ways ways) {
    // the radio of this world finds everybody
  }

  @Override
  public void address(Effect.Address address) {
    // the radio of this world finds everybody
  }
}
