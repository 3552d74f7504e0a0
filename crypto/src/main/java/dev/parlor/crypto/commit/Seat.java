package dev.parlor.crypto.commit;

/** A place at the table and the public key that sits there; ordered by place. */
public record Seat(int number, Bytes32 npub) implements Comparable<Seat> {
  public Seat {
    if (number < 0 || number > 15) {
      throw new IllegalArgumentException("seat " + number);
    }
  }

  @Override
  public int compareTo(Seat other) {
    int order = Integer.compare(number, other.number);
    return order != 0 ? order : npub.compareTo(other.npub);
  }
}
