// Reads results back from a relay with nostr-tools and prints what it makes of each, a line an event.
import { nip19 } from 'nostr-tools';
import { verifyEvent } from 'nostr-tools/pure';
import { Relay, useWebSocketImplementation } from 'nostr-tools/relay';
import WebSocket from 'ws';

useWebSocketImplementation(WebSocket);
const [url, place] = process.argv.slice(2);
const relay = await Relay.connect(url);
const subscription = relay.subscribe([{ kinds: [30078], '#d': [place] }], {
  onevent(event) {
    const { id, pubkey, created_at, kind, tags, content, sig } = event;
    const plain = { id, pubkey, created_at, kind, tags, content, sig }; // verified anew, whatever was cached
    const spoilt = { ...plain, content: content + ' ' };
    console.log(
      JSON.stringify({
        npub: nip19.npubEncode(pubkey),
        good: verifyEvent(plain) && !verifyEvent(spoilt),
        content,
      }),
    );
  },
  oneose() {
    subscription.close();
    relay.close();
  },
});
