package dev.parlor.terminal.relay;

import dev.parlor.crypto.nostr.NostrEvent;
import dev.parlor.terminal.shell.Problem;

/** Whoever wants to know what a relay has; called on the threads of its connection. */
public interface RelayNews {
  /** A good event; the next one comes when this one is dealt with. */
  void event(NostrEvent event);

  /** All that the relay had is here; from now on comes what is new. */
  void caughtUp(RelayAddress relay);

  /** The relay is gone and is tried again. */
  void lost(RelayAddress relay, Problem why, long millis);
}
