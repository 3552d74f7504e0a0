package dev.parlor.p2p.testing.secrecy;

/**
 * A sealed card as it lay for a while at a position of a deck. A share is good for one spot only.
 *
 * @param shuffled how often the position was part of a shuffled pile since the deck was made
 * @param version how often it was sealed anew since then
 */
record SealedSpot(int position, int shuffled, int version) {
  SealedSpot sealedAnew() {
    return new SealedSpot(position, shuffled, version + 1);
  }
}
