package dev.parlor.p2p.result;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.nostr.NostrEvent;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A result as NOSTR events: one line of JSON for each player who has signed it. */
public final class EventLines {
  private EventLines() {}

  /** The events of all good signatures; others are left out. */
  public static List<String> of(SignedResult result) {
    List<String> lines = new ArrayList<>();
    for (Map.Entry<Integer, String> signature : result.signatures().entrySet()) {
      int line = signature.getKey() - 1;
      try {
        byte[] bytes = Bytes.parseHex(signature.getValue(), Signatures.LENGTH).toArray();
        String npub = result.sheet().players().get(line).npub();
        if (Keys.read(npub).isPresent() && ResultEvent.of(result.sheet(), line).isPresent()) {
          NostrEvent event =
              NostrEvent.verified(
                  Keys.read(npub).get(), ResultEvent.of(result.sheet(), line).get(), bytes);
          lines.add(event.json());
        }
      } catch (Malformed | BadInput wrong) {
        // the verification tells what is wrong with it
      }
    }
    return lines;
  }
}
