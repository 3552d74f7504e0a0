package dev.parlor.tables.poker;

import dev.parlor.games.Event;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Step;
import dev.parlor.games.poker.HandResult;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.history.PhhText;
import dev.parlor.p2p.audit.Audit;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.seat.Roster;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The hands of a match of poker, as a stranger with its transcript knows them. */
public final class PokerHands {
  private PokerHands() {}

  /** One record a hand, in tables when there are several; void hands have none. */
  public static List<String> phh(Transcript transcript, Audit audit) {
    List<String> names =
        transcript.roster().seats().stream().map(Join::callsign).collect(Collectors.toList());
    List<List<String>> records =
        hands(transcript.roster(), audit.events()).stream()
            .map(hand -> PhhText.of(hand, names, Knowledge.NONE))
            .filter(record -> !record.isEmpty())
            .collect(Collectors.toList());
    List<String> lines = new ArrayList<>();
    for (int record = 0; record < records.size(); record++) {
      if (records.size() > 1) {
        lines.add("[" + (record + 1) + "]");
      }
      lines.addAll(records.get(record));
    }
    return lines;
  }

  /** Plays the events once more and looks at every hand that ends. */
  private static List<HandResult> hands(Roster roster, List<Event> events) {
    List<HandResult> hands = new ArrayList<>();
    Holdem holdem = new Holdem();
    if (events.isEmpty()) {
      return hands;
    }
    HoldemState state = holdem.open(roster.invite().setup(roster.seats().size())).state();
    Optional<HandResult> last = Optional.empty();
    for (Event event : events) {
      if (holdem.apply(state, event) instanceof Step.Accepted<HoldemState> accepted) {
        state = accepted.state();
      }
      if (!state.lastHand().equals(last)) {
        last = state.lastHand();
        last.ifPresent(hands::add);
      }
    }
    return hands;
  }
}
