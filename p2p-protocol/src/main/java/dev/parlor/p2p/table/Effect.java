package dev.parlor.p2p.table;

import dev.parlor.games.Refusal;
import dev.parlor.p2p.log.Offence;
import dev.parlor.p2p.wire.Bytes;
import java.util.function.Supplier;

/** What a session wants the rim to do, in this order. */
public sealed interface Effect {
  /** Send a whole message to a peer, in order. */
  record Send(Bytes npub, Bytes message) implements Effect {}

  /** Write to the journal and flush, before any effect that follows. */
  record Save(Bytes record) implements Effect {}

  /** The table changed: ask {@link TableSession#view} and draw it. */
  record Show() implements Effect {}

  /** Call {@link TableSession#on} with a {@link Input.Tick} at this time. */
  record WakeAt(long time) implements Effect {}

  /** One sentence for the player at the place of the action. */
  record Tell(Refusal refusal) implements Effect {}

  /** Somebody lied and signed it; the player is told who and what. */
  record Named(Offence offence) implements Effect {}

  /** Drop the link to a peer: what it sends is worthless. */
  record Expel(Bytes npub, String why) implements Effect {}

  /** Run this off the table's thread and answer with {@link Input.Computed}. */
  record Compute(long job, Supplier<Object> work) implements Effect {}
}
