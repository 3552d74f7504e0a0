#!/usr/bin/python3
"""guest.py ADAPTER WAY: sits at nobody's table, but gets as far as the door of the first one that is
in range. Written from docs/PROTOCOL.md alone; ends with 1 where the text is not enough."""
import os
import sys

import link
import sign
import ways


def reach(adapter, way, seen, path, peer):
    own = ways.address(adapter)
    if way == "RFCOMM":
        return ways.rfcomm(own, peer, seen.nonce)
    if way == "L2CAP":
        return ways.l2cap(own, peer, seen.psm)
    return ways.Gatt(path, seen.nonce)


def main(adapter, way):
    seen, path, peer = ways.find(adapter, lambda each: each.host)
    print("%s: %s, %s, %d of %d seats" % (way, seen.callsign, seen.game, seen.taken, seen.seats))
    secret = int.from_bytes(os.urandom(31), "big") + 1
    connected = reach(adapter, way, seen, path, peer)
    print("%s: connected" % way)
    joined = link.Link(connected, seen, secret, "X1PYTHON")
    if joined.callsign != seen.callsign:
        raise ValueError("the host is called %s" % joined.callsign)
    line = joined.hear()
    start = "CARD_GAME_INVITE:%s:%d:%s:%s" % (
        seen.game, seen.seats, seen.nonce.hex(), joined.npub.hex())
    if not line.startswith(start):
        raise ValueError("no invitation: " + line)
    print("%s: heard %s..." % (way, line[:40]))
    joined.close()
    print("%s: the handshake is done and the host has said good bye" % way)


if __name__ == "__main__":
    main(*sys.argv[1:])
