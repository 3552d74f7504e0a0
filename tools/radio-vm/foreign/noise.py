"""Noise_XX_25519_ChaChaPoly_SHA256 (revision 34), the initiator's side, as published."""
import hashlib
import hmac

from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

NAME = b"Noise_XX_25519_ChaChaPoly_SHA256"


def raw(key):
    return key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)


def shared(own, other):
    return own.exchange(X25519PublicKey.from_public_bytes(other))


class Cipher:
    def __init__(self, key):
        self.key, self.count = key, 0

    def nonce(self):
        number = b"\0" * 4 + self.count.to_bytes(8, "little")
        self.count += 1
        return number

    def seal(self, text, more=b""):
        return ChaCha20Poly1305(self.key).encrypt(self.nonce(), text, more)

    def open(self, text, more=b""):
        return ChaCha20Poly1305(self.key).decrypt(self.nonce(), text, more)


class Initiator:
    def __init__(self, static, ephemeral, prologue):
        self.static, self.ephemeral = static, ephemeral
        self.chain = self.hash = NAME  # 32 bytes, so it stands as it is
        self.cipher = None
        self.theirs = b""
        self.mix_hash(prologue)

    def mix_hash(self, data):
        self.hash = hashlib.sha256(self.hash + data).digest()

    def derive(self, material):
        temp = hmac.digest(self.chain, material, "sha256")
        first = hmac.digest(temp, b"\1", "sha256")
        return first, hmac.digest(temp, first + b"\2", "sha256")

    def mix_key(self, material):
        self.chain, key = self.derive(material)
        self.cipher = Cipher(key)

    def seal(self, text):
        sealed = self.cipher.seal(text, self.hash)
        self.mix_hash(sealed)
        return sealed

    def open(self, sealed):
        text = self.cipher.open(sealed, self.hash)
        self.mix_hash(sealed)
        return text

    def message1(self):
        self.mix_hash(raw(self.ephemeral))
        self.mix_hash(b"")  # the payload
        return raw(self.ephemeral)

    def message2(self, message):
        if len(message) != 96:
            raise ValueError("the second message has %d bytes" % len(message))
        other = message[:32]
        self.mix_hash(other)
        self.mix_key(shared(self.ephemeral, other))
        self.theirs = self.open(message[32:80])
        self.mix_key(shared(self.ephemeral, self.theirs))
        if self.open(message[80:]) != b"":
            raise ValueError("a payload")
        self.other = other

    def message3(self):
        static = self.seal(raw(self.static))
        self.mix_key(shared(self.static, self.other))
        return static + self.seal(b"")

    def split(self):
        """The ciphers for what is sent and for what is heard."""
        first, second = self.derive(b"")
        return Cipher(first), Cipher(second)


def key(secret):
    return X25519PrivateKey.from_private_bytes(secret)
