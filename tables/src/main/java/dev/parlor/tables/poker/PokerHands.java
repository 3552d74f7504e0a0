package dev.parlor.tables.poker;

import dev.parlor.games.Event;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Step;
import dev.parlor.games.poker.HandResult;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.p2p.audit.Audit;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.tables.kit.Finales;
import dev.parlor.tables.kit.HandRecords;
import dev.parlor.tables.kit.RecordedHand;
import dev.parlor.tables.poker.history.BrokenRecord;
import dev.parlor.tables.poker.history.HandHistory;
import dev.parlor.tables.poker.history.HandReplay;
import dev.parlor.tables.poker.history.PhhReader;
import dev.parlor.tables.poker.history.PhhText;
import dev.parlor.tables.poker.history.RetoldHand;
import dev.parlor.tables.scene.Phrase;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Writes and reads the hands of poker in the public format PHH. */
public final class PokerHands implements HandRecords<HoldemState> {
  /** Fields that no file of another format has. */
  private static final Set<String> FIELDS =
      Set.of("blinds_or_straddles", "starting_stacks", "actions");

  /**
   * The records of a match, one for each hand; in tables when there are several. Void hands have
   * none.
   */
  @Override
  public List<String> of(Transcript transcript, Audit audit) {
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
      state = holdem.apply(state, event).accepted().map(Step.Accepted::state).orElse(state);
      if (!state.lastHand().equals(last)) {
        last = state.lastHand();
        last.ifPresent(hands::add);
      }
    }
    return hands;
  }

  @Override
  public void read(String file, Consumer<RecordedHand<HoldemState>> each) {
    PhhReader records = new PhhReader(Arrays.asList(file.split("\\r?\\n", -1)).iterator());
    int place = 0;
    while (records.hasNext()) {
      PhhReader.Fields fields = records.next();
      if (fields.values().get("variant") instanceof String variant) {
        place++;
        each.accept(
            variant.equals(HandHistory.NO_LIMIT_HOLDEM)
                ? read(fields, place)
                : RecordedHand.unseen(
                    RecordedHand.Worth.OTHER_GAME, place, Phrase.of("phh.variant", variant)));
      } else if (isMeant(fields)) {
        place++;
        each.accept(read(fields, place));
      }
    }
  }

  /**
   * Whether this was meant to be a hand, though it does not say of which game or can't be
   * understood.
   */
  private static boolean isMeant(PhhReader.Fields fields) {
    return fields.values().keySet().stream().anyMatch(FIELDS::contains);
  }

  private static RecordedHand<HoldemState> read(PhhReader.Fields fields, int place) {
    try {
      HandHistory history = HandHistory.of(fields);
      int number = number(history, place);
      RetoldHand retold = RetoldHand.of(history, number);
      List<HoldemState> moments = retold.moments();
      Phrase flaw = HandReplay.of(history).difference().map(Phrase::of).orElse(Phrase.NONE);
      return new RecordedHand<>(
          flaw.isNone() ? RecordedHand.Worth.AGREES : RecordedHand.Worth.DIFFERS,
          number,
          people(history),
          moments,
          retold.chip(),
          ended(moments.get(moments.size() - 1)),
          flaw);
    } catch (BrokenRecord broken) {
      Phrase flaw = Phrase.of(broken.reason());
      return RecordedHand.unseen(RecordedHand.Worth.DIFFERS, place, flaw);
    }
  }

  private static int number(HandHistory history, int place) {
    return history.hand().matches("[1-9][0-9]{0,8}") ? Integer.parseInt(history.hand()) : place;
  }

  /** The names of the players; those that the format itself gives where it names nobody. */
  private static List<String> people(HandHistory history) {
    List<String> people = new ArrayList<>();
    for (int seat = 0; seat < history.stacks().size(); seat++) {
      boolean named = seat < history.players().size() && !history.players().get(seat).isEmpty();
      people.add(named ? history.players().get(seat) : "p" + (seat + 1));
    }
    return people;
  }

  private static Phrase ended(HoldemState last) {
    return last.outcome()
        .map(end -> Finales.ranked(end, PokerScene::chips).won())
        .orElse(Phrase.NONE);
  }
}
