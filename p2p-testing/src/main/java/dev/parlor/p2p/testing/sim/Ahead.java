package dev.parlor.p2p.testing.sim;

/**
 * Who leads in a match, as everybody at the table can see.
 *
 * @param <S> the public state of the rules
 */
@FunctionalInterface
public interface Ahead<S> {
  /** A number that is the larger the further ahead a seat is; 0 when that can't be seen yet. */
  long of(S state, int seat);
}
