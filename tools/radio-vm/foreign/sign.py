"""A sign in the air, read as docs/PROTOCOL.md has it."""
from collections import namedtuple

SERVICE = 0xFFF0
COMPANY = 0xFFFF
GAMES = {0: "", 1: "poker", 2: "blackjack", 3: "romme", 4: "recall", 5: "highlow", 6: "piles",
         7: "classic"}

Sign = namedtuple("Sign", "callsign host station full game taken seats psm nonce key_hash npub")


def callsign(made):
    """Reads the callsign behind the company's number of the manufacturer's data; a device id may be missing."""
    if made[:1] != b"\x3e":
        return None
    text = made[2:] if made[1:2] and 1 <= made[1] <= 15 else made[1:]
    good = 3 <= len(text) <= 18 and all(c in b"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789" for c in text)
    return text.decode() if good else None


def read(made, told):
    """Reads a sign from the manufacturer's data and the service data; None if it is none of a table."""
    name = callsign(made)
    if name is None or len(told) != 27 or told[0] != 0x43 or told[1] != 1:
        return None
    flags = told[2]
    return Sign(name, bool(flags & 1), bool(flags & 2), bool(flags & 4), GAMES.get(told[3], "?"),
                told[4], told[5], told[6], told[7:11], told[11:17], told[19:27])


def fields(advert):
    """The fields of an advert by their type."""
    found, at = {}, 0
    while at < len(advert):
        length = advert[at]
        found[advert[at + 1]] = advert[at + 2:at + 1 + length]
        at += 1 + length
    return found


def name(nonce, part):
    """The UUID of a part of this table."""
    return "%s-%04x-4d5b-9c43-5041524c4f52" % (nonce.hex(), part)
