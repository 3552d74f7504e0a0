// A whole relay in memory: @nostr-relay/core behind a WebSocket. Prints its port and runs until killed.
import common from '@nostr-relay/common';
import core from '@nostr-relay/core';
import validation from '@nostr-relay/validator';
import { WebSocketServer } from 'ws';

const { EventRepository, EventUtils } = common;

class Memory extends EventRepository {
  events = new Map();

  isSearchSupported() {
    return false;
  }

  upsert(event) {
    const place = `${event.kind}:${event.pubkey}:${EventUtils.extractDTagValue(event)}`;
    const isDuplicate = this.events.get(place)?.id === event.id;
    this.events.set(place, event);
    return { isDuplicate };
  }

  find(filter) {
    return [...this.events.values()]
      .filter(event => EventUtils.isMatchingFilter(event, filter))
      .sort((a, b) => b.created_at - a.created_at)
      .slice(0, filter.limit ?? 100);
  }

  async destroy() {}
}

const relay = new core.NostrRelay(new Memory(), { logLevel: 5, filterResultCacheTtl: 0 });
const validator = new validation.Validator();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
server.on('connection', socket => {
  relay.handleConnection(socket);
  socket.on('message', async data => {
    try {
      await relay.handleMessage(socket, await validator.validateIncomingMessage(data));
    } catch (refused) {
      socket.send(JSON.stringify(['NOTICE', String(refused.message)]));
    }
  });
  socket.on('close', () => relay.handleDisconnect(socket));
});
server.on('listening', () => console.log(`port ${server.address().port}`));
