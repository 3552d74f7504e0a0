"""Signatures of BIP-340, as published, in plain numbers: for a test, not for secrets."""
import hashlib

P = 2**256 - 2**32 - 977
Q = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141
G = (0x79BE667EF9DCBBAC55A06295CE870B07029BFCDB2DCE28D959F2815B16F81798,
     0x483ADA7726A3C4655DA4FBFC0E1108A8FD17B448A68554199C47D08FFB10D4B8)


def tagged(tag, data):
    head = hashlib.sha256(tag.encode()).digest()
    return hashlib.sha256(head + head + data).digest()


def add(a, b):
    if a is None or b is None:
        return a or b
    if a[0] == b[0] and a[1] != b[1]:
        return None
    if a == b:
        slope = 3 * a[0] * a[0] * pow(2 * a[1], -1, P) % P
    else:
        slope = (b[1] - a[1]) * pow(b[0] - a[0], -1, P) % P
    x = (slope * slope - a[0] - b[0]) % P
    return x, (slope * (a[0] - x) - a[1]) % P


def times(point, number):
    sum_ = None
    while number:
        if number & 1:
            sum_ = add(sum_, point)
        point = add(point, point)
        number >>= 1
    return sum_


def lift(x):
    y = pow(x**3 + 7, (P + 1) // 4, P)
    if x >= P or y * y % P != (x**3 + 7) % P:
        return None
    return x, y if y % 2 == 0 else P - y


def even(secret):
    """The secret whose point has an even y, and its public key."""
    point = times(G, secret)
    return (secret if point[1] % 2 == 0 else Q - secret), point[0].to_bytes(32, "big")


def public(secret):
    return even(secret)[1]


def sign(secret, message, auxiliary):
    key, pub = even(secret)
    masked = key ^ int.from_bytes(tagged("BIP0340/aux", auxiliary), "big")
    drawn = tagged("BIP0340/nonce", masked.to_bytes(32, "big") + pub + message)
    nonce, x = even(int.from_bytes(drawn, "big") % Q)
    e = int.from_bytes(tagged("BIP0340/challenge", x + pub + message), "big") % Q
    return x + ((nonce + e * key) % Q).to_bytes(32, "big")


def verify(pub, message, signature):
    point = lift(int.from_bytes(pub, "big"))
    x, s = signature[:32], int.from_bytes(signature[32:], "big")
    if point is None or s >= Q:
        return False
    e = int.from_bytes(tagged("BIP0340/challenge", x + pub + message), "big") % Q
    found = add(times(G, s), times(point, Q - e))
    return found is not None and found[1] % 2 == 0 and found[0].to_bytes(32, "big") == x
