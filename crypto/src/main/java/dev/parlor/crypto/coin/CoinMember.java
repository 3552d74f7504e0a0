package dev.parlor.crypto.coin;

import dev.parlor.crypto.commit.Bytes32;

/** A live member: the last link it has shown, at first the head. */
record CoinMember(ChainLink links, int index, Bytes32 shown) {
  CoinMember at(int newIndex, Bytes32 link) {
    return new CoinMember(links, newIndex, link);
  }
}
