package dev.parlor.p2p.table;

import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.games.Dice;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** The belongings of a test's phone. They stay the same when its session begins anew. */
record Sitter(Phone phone, LinkIdentity identity, Dice dice, List<Bytes> journal) {

  static Sitter of(int seat, long seed, UnaryOperator<Signatures> checks) {
    Entropy entropy = new SeededEntropy(seed * 31 + seat);
    SigningKey key = SigningKey.generate(entropy);
    Bip340 signatures = new Bip340(entropy);
    LinkKey linkKey = LinkKey.of(SecretBytes.copyOf(entropy.bytes(32), SecretAccess.granted()));
    String name = "X1P" + (seat + 1);
    return new Sitter(
        new Phone(signatures.of(key), name, entropy, checks.apply(signatures), new SealedCrypto()),
        new LinkIdentity(key, name, linkKey, entropy),
        Dice.seeded(seed * 77 + seat),
        new ArrayList<>());
  }

  Bytes linkKey() {
    return Bytes.of(identity.linkKey().publicKey());
  }
}
