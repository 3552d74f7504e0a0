#!/usr/bin/python3
"""The literal bytes of docs/PROTOCOL.md, which need no radio."""
import bip340
import link
import noise
import sign

ADVERT = bytes.fromhex("0201060303f0ff0bffffff3e03583141424344")
RESPONSE = bytes.fromhex(
    "1e16f0ff4301010102048501020304a1a2a3a4a5a629b1c0c1c2c3c4c5c6c7")
MESSAGES = [
    "7d34a4815fa6b982535e60af3bd9b49556816080f1641ff81d2b7c8ae8268a44",
    "0faa684ed28867b97f4a6a2dee5df8ce974e76b7018e3f22a1c4cf2678570f205727c65b835e6482a6e9b09beda9"
    "f57b4a8668d46edba4c6cd507dacf188c1ce4eb6ac205b90dd8d78dc495254b80e70bec4469e9de0b0dff415a21f"
    "b051828d",
    "ad8ccedd82f63d66ba15b16f78a13d2078708846447de330fc7686e51d25398c57d9c50546405f7eba3c6db02b05"
    "57383187dc7b9d9d580ec0f216cb9b885b96"]
HASH = "b3a3ffc2d40755aec828d990eacaf8fde4308a1c377de1141ea88f0721cfce55"
FIRST = "023e2c307b690f4150645fa5729bc1ed23"
INTRODUCTION = (
    "f9308a019258c31049344f85f89d5229b531c845836f99b08601f113bce036f94d6222629dfddbe4b4dad691fbb8"
    "ed647802ebad8606ef508f9578964f4a4cc33becb9b5299133603d7c377adf78fe3be397e2b2feb9bdcd93728229"
    "b48158db06583141424344")


def same(what, found, literal):
    if found != literal:
        raise SystemExit("%s: %s, but the text has %s" % (what, found, literal))


def main():
    made = sign.fields(ADVERT)[0xFF][2:]
    told = sign.fields(RESPONSE)[0x16][2:]
    seen = sign.read(made, told)
    same("sign", (seen.callsign, seen.host, seen.game, seen.taken, seen.seats, seen.psm),
         ("X1ABCD", True, "poker", 2, 4, 133))
    same("nonce", seen.nonce.hex(), "01020304")
    same("name", sign.name(bytes.fromhex("f1020304"), 0x208),
         "f1020304-0208-4d5b-9c43-5041524c4f52")
    xx = noise.Initiator(noise.key(b"\x11" * 32), noise.key(b"\x21" * 32), bytes([1, 2, 3]))
    same("message 1", xx.message1().hex(), MESSAGES[0])
    xx.message2(bytes.fromhex(MESSAGES[1]))
    same("message 3", xx.message3().hex(), MESSAGES[2])
    same("hash", xx.hash.hex(), HASH)
    out, _ = xx.split()
    same("first", out.seal(b"\5").hex(), FIRST)
    intro = link.introduction(3, "X1ABCD", xx.hash, 0, seen.nonce, bytes(32))
    same("introduction", intro.hex(), INTRODUCTION)
    ok = bip340.verify(intro[:32], link.said(xx.hash, 0, intro[:32], seen.nonce), intro[32:96])
    same("verified", ok, True)
    print("the literals of the text are met")


if __name__ == "__main__":
    main()
