"""Preamble, handshake, introduction and frames over anything that carries bytes."""
import hashlib
import os
import struct

import bip340
import noise

VERSION = b"CG03"
DATA, ACK, PING, PONG, CLOSE, CLOSE_ACK = 1, 2, 3, 4, 5, 6


def sized(data):
    return struct.pack(">I", len(data)) + data


def said(handshake_hash, role, npub, nonce):
    return bip340.tagged("cardgame/link/v1", handshake_hash + bytes([role]) + npub + sized(nonce))


def introduction(secret, callsign, handshake_hash, role, nonce, auxiliary):
    npub = bip340.public(secret)
    signature = bip340.sign(secret, said(handshake_hash, role, npub, nonce), auxiliary)
    return npub + signature + bytes([len(callsign)]) + callsign.encode()


class Link:
    """A guest's link; `way` has send(bytes), receive(count) and close()."""

    def __init__(self, way, sign, secret, callsign):
        self.way = way
        way.send(VERSION)
        head = way.receive(24)
        if head[:4] != VERSION:
            raise ValueError("another version: %r" % head[:4])
        if head[4:8] != sign.nonce:
            raise ValueError("another table than the sign said")
        token = os.urandom(24)
        way.send(token)
        xx = noise.Initiator(noise.key(os.urandom(32)), noise.key(os.urandom(32)), head + token)
        self.put(xx.message1())
        xx.message2(self.get())
        if hashlib.sha256(xx.theirs).digest()[:6] != sign.key_hash:
            raise ValueError("another key than the sign said")
        self.put(xx.message3())
        self.out, self.into = xx.split()
        self.put(self.out.seal(
            introduction(secret, callsign, xx.hash, 0, sign.nonce, os.urandom(32))))
        self.introduced(self.into.open(self.get()), xx.hash, sign)
        self.sent = self.heard = 0

    def introduced(self, text, handshake_hash, sign):
        npub, signature, callsign = text[:32], text[32:96], text[97:]
        if text[96] != len(callsign):
            raise ValueError("no introduction")
        if not bip340.verify(npub, said(handshake_hash, 1, npub, sign.nonce), signature):
            raise ValueError("a signature that is not theirs")
        if npub[:8] != sign.npub:
            raise ValueError("somebody else than the sign said")
        self.npub, self.callsign = npub, callsign.decode()

    def put(self, data):
        self.way.send(struct.pack(">H", len(data)) + data)

    def get(self):
        length, = struct.unpack(">H", self.way.receive(2))
        if not 1 <= length <= 16384:
            raise ValueError("a length of %d" % length)
        return self.way.receive(length)

    def frame(self, kind, payload=b""):
        self.sent += kind == DATA
        head = struct.pack(">BBII", kind, 0, self.sent, self.heard)
        self.put(self.out.seal(head + payload))

    def say(self, line):
        self.frame(DATA, b"\0" + line.encode())

    def hear(self):
        """The next line; answers what must be answered meanwhile."""
        message = b""
        while True:
            text = self.into.open(self.get())
            kind, flags, seq, _ = struct.unpack(">BBII", text[:10])
            if kind == PING:
                self.frame(PONG)
            elif kind == DATA:
                if seq != self.heard + 1:
                    raise ValueError("a gap")
                self.heard = seq
                message += text[10:]
                if not flags & 1:
                    return message[1:].decode() if message[:1] == b"\0" else ""
            elif kind == CLOSE:
                raise EOFError("they hung up")

    def close(self):
        self.frame(CLOSE)
        while True:
            kind = self.into.open(self.get())[0]
            if kind in (CLOSE, CLOSE_ACK):
                self.way.close()
                return
