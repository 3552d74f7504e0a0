package dev.parlor.games.romme;

import dev.parlor.games.Dealt;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Builds of the public state and one seat's knowledge what this seat sees. */
final class RommeViewer {
  private RommeViewer() {}

  static RommeView of(RommeState state, int seat, Knowledge knowledge) {
    Hints hints = new Hints(state, seat, knowledge);
    Optional<Integer> turn = state.awaitsPlayer() ? Optional.of(state.turn()) : Optional.empty();
    Optional<RommeAction.Meld> proposal = hints.proposal();
    List<RommeAction.LayOff> layOffs = hints.layOffs();
    List<RommeRoundResult> results = state.results();
    return new RommeView(
        seat,
        state.phase(),
        new RommeView.Deal(
            state.round(),
            state.dealer(),
            results.isEmpty() ? Optional.empty() : Optional.of(results.get(results.size() - 1))),
        turn,
        state.paused(),
        players(state),
        new RommeView.Mine(
            hand(state, seat, knowledge, proposal, layOffs),
            hints.deadwood(),
            hints.deadwoodAfterMelds(),
            proposal,
            proposal.map(Hints::points).orElse(0)),
        new RommeView.Piles(
            state.cards().stock(),
            state.cards().discards().size(),
            state.cards().topDiscard().map(slot -> new Dealt(slot, state.face(slot)))),
        state.options());
  }

  private static List<RommeView.Player> players(RommeState state) {
    List<RommeView.Player> players = new ArrayList<>();
    for (int i = 0; i < state.seats().size(); i++) {
      RommeSeat seat = state.seats().get(i);
      List<RommeView.Meld> melds = new ArrayList<>();
      for (TableMeld meld : state.cards().melds()) {
        if (meld.owner() == i) {
          melds.add(meld(state, meld));
        }
      }
      players.add(
          new RommeView.Player(
              i,
              seat.status(),
              seat.presence(),
              seat.hand().size(),
              seat.total(),
              seat.hasMelded(),
              melds));
    }
    return players;
  }

  private static RommeView.Meld meld(RommeState state, TableMeld meld) {
    List<RommeView.MeldCard> cards = new ArrayList<>();
    List<Card> places = meld.shape().places();
    for (int i = 0; i < places.size(); i++) {
      Slot slot = meld.slots().get(i);
      Card face = state.face(slot);
      cards.add(
          new RommeView.MeldCard(
              slot,
              face == null ? places.get(i) : face,
              places.get(i),
              !state.cards().claims().containsKey(slot)));
    }
    return new RommeView.Meld(meld.id(), meld.owner(), meld.shape().value(), cards);
  }

  private static List<RommeView.HandCard> hand(
      RommeState state,
      int seat,
      Knowledge knowledge,
      Optional<RommeAction.Meld> proposal,
      List<RommeAction.LayOff> layOffs) {
    Set<Slot> proposed = new HashSet<>();
    proposal.ifPresent(
        meld -> meld.melds().forEach(plays -> plays.forEach(play -> proposed.add(play.slot()))));
    Set<Slot> layable = new HashSet<>();
    layOffs.forEach(layOff -> layOff.plays().forEach(play -> layable.add(play.slot())));
    Set<Slot> swapped = new HashSet<>();
    state.now().swaps().forEach(swap -> swapped.add(swap.joker()));
    List<RommeView.HandCard> hand = new ArrayList<>();
    if (seat >= 0 && seat < state.seats().size()) {
      for (Slot slot : state.seats().get(seat).hand()) {
        Card shown = state.face(slot);
        hand.add(
            new RommeView.HandCard(
                slot,
                Optional.ofNullable(shown != null ? shown : knowledge.face(slot)),
                proposed.contains(slot),
                layable.contains(slot),
                slot.equals(state.now().taken()),
                swapped.contains(slot)));
      }
    }
    return hand;
  }
}
