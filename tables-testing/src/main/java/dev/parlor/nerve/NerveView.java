package dev.parlor.nerve;

import java.util.List;

/**
 * What one seat sees: all seats, with the faces that were opened and its own.
 *
 * @param round the number of the round, from 1
 * @param turn the seat whose word is awaited; -1 if none is
 */
public record NerveView(
    int round,
    int rounds,
    int deck,
    NerveState.Phase phase,
    int turn,
    int pot,
    List<NerveSeat> seats) {
  public NerveView {
    seats = List.copyOf(seats);
  }
}
