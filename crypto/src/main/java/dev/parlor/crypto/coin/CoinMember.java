package dev.parlor.crypto.coin;

import dev.parlor.crypto.commit.Bytes32;

/** A live member with the last link that it has shown; at first this is the head. */
record CoinMember(ChainLink links, int index, Bytes32 shown) {
  CoinMember at(int newIndex, Bytes32 link) {
    return new CoinMember(links, newIndex, link);
  }
}
