package dev.parlor.terminal.relay;

import dev.parlor.crypto.nostr.NostrEvent;
import dev.parlor.terminal.shell.Problem;

/** Is told what a relay has, on the threads of its connection. */
public interface RelayNews {
  /** A good event. The next one comes when this one is dealt with. */
  void event(NostrEvent event);

  /** All that the relay had has come. From now on come new events. */
  void caughtUp(RelayAddress relay);

  /** The relay is gone and is tried again. */
  void lost(RelayAddress relay, Problem why, long millis);
}
