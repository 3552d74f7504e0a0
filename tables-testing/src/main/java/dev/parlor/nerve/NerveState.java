package dev.parlor.nerve;

import dev.parlor.games.Dealt;
import dev.parlor.games.Slot;
import java.util.ArrayList;
import java.util.List;

/**
 * The table as all know it.
 *
 * @param rounds how many rounds are played in all
 * @param played how many rounds are over
 * @param deck the number of the deck that is dealt from or being shuffled
 * @param turn the seat whose word is awaited while {@link Phase#STAKING}
 * @param kept chips that could not be shared and wait for the next winner
 */
public record NerveState(
    int rounds, int played, int deck, Phase phase, int turn, int kept, List<NerveSeat> seats) {
  public static final int CHIPS = 100;

  /** What the table waits for. */
  public enum Phase {
    SHUFFLING,
    STAKING,
    OPENING,
    /** All look at the cards that were opened, while a timer runs. */
    LOOKING,
    OVER
  }

  public NerveState {
    seats = List.copyOf(seats);
  }

  NerveState in(Phase now) {
    return new NerveState(rounds, played, deck, now, turn, kept, seats);
  }

  NerveState turnOf(int seat) {
    return new NerveState(rounds, played, deck, phase, seat, kept, seats);
  }

  NerveState with(List<NerveSeat> now) {
    return new NerveState(rounds, played, deck, phase, turn, kept, now);
  }

  NerveState with(int seat, NerveSeat now) {
    List<NerveSeat> all = new ArrayList<>(seats);
    all.set(seat, now);
    return with(all);
  }

  int pot() {
    return kept + seats.stream().mapToInt(NerveSeat::staked).sum();
  }

  int present() {
    return (int) seats.stream().filter(seat -> !seat.gone()).count();
  }

  /** The slots of all cards that were dealt and lie on the table. */
  List<Slot> lying() {
    List<Slot> lying = new ArrayList<>();
    for (NerveSeat seat : seats) {
      Dealt card = seat.card();
      if (card != null) {
        lying.add(card.slot());
      }
    }
    return lying;
  }
}
