package dev.parlor.nerve;

import java.util.List;

/**
 * What one seat sees: all seats, with the faces that were opened and its own.
 *
 * @param round from 1
 * @param turn whose word is awaited; -1 for nobody's
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
