package dev.parlor.games.classic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.games.Event;
import dev.parlor.games.Outcome;
import dev.parlor.games.Refusal;
import dev.parlor.games.Setup;
import dev.parlor.games.card.Card;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A game from a known deck: player down, dealer down, player up, dealer up, then the hits. */
final class KnownClassic {
  static final int PLAYER = ClassicState.PLAYER;
  static final int DEALER = ClassicState.DEALER;

  final LocalTable<ClassicState, ClassicView> table;

  private KnownClassic(Map<String, String> options, String deck) {
    this(new Classic(), options, deck);
  }

  private KnownClassic(Classic game, Map<String, String> options, String deck) {
    table = new LocalTable<>(game, new Setup(2, options), Dealer.stacked(Card.parseAll(deck)));
  }

  /** A game on one device, which holds the cards as in practice. */
  static KnownClassic oneDevice(String deck) {
    return new KnownClassic(new Classic().onOneDevice(), Map.of(), deck);
  }

  /** A game in which down cards are hidden, as between phones. */
  static KnownClassic hidden(String deck) {
    return new KnownClassic(Map.of(), deck);
  }

  static KnownClassic open(String deck) {
    return new KnownClassic(Map.of("open", "true"), deck);
  }

  static KnownClassic with(String option, String value, String deck) {
    Map<String, String> options = new HashMap<>(Map.of("open", "true"));
    options.put(option, value);
    return new KnownClassic(options, deck);
  }

  static KnownClassic hiddenWith(String option, String value, String deck) {
    return new KnownClassic(Map.of(option, value), deck);
  }

  KnownClassic player(ClassicPlay... plays) {
    return play(PLAYER, plays);
  }

  KnownClassic dealer(ClassicPlay... plays) {
    return play(DEALER, plays);
  }

  private KnownClassic play(int seat, ClassicPlay... plays) {
    for (ClassicPlay play : plays) {
      assertEquals("", refusal(seat, play), () -> seat + " " + play + " in " + state().stage());
    }
    return this;
  }

  String refusal(int seat, ClassicPlay play) {
    return table.act(seat, play).map(Refusal::key).orElse("");
  }

  KnownClassic happens(Event event) {
    assertEquals("", table.apply(event).map(Refusal::key).orElse(""), event::toString);
    return this;
  }

  ClassicState state() {
    return table.state();
  }

  List<String> history() {
    List<String> names = new ArrayList<>();
    state().history().forEach(moment -> names.add(moment.node().seedName()));
    return names;
  }

  List<ClassicPlay> offers(int seat) {
    List<ClassicPlay> plays = new ArrayList<>();
    table
        .game()
        .choices(state(), seat, table.knowledge(seat))
        .forEach(choice -> plays.add(((ClassicChoice) choice).play()));
    return plays;
  }

  ClassicView view(int seat) {
    return table.game().view(state(), seat, table.knowledge(seat));
  }

  Outcome outcome() {
    return table.finished().orElseThrow(() -> new AssertionError(state().stage()));
  }

  List<Integer> places() {
    List<Integer> places = new ArrayList<>();
    outcome().standings().forEach(standing -> places.add(standing.place()));
    return places;
  }

  List<String> violations() {
    List<String> named = new ArrayList<>();
    outcome().violations().forEach(each -> named.add(each.seat() + " " + each.what().key()));
    return named;
  }
}
