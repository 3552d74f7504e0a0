package dev.parlor.terminal.highlow;

import dev.parlor.games.Refusal;
import dev.parlor.games.highlow.HighLowAction;
import dev.parlor.games.highlow.HighLowState;
import dev.parlor.games.highlow.HighLowView;
import dev.parlor.games.highlow.ParlorLine;
import dev.parlor.games.highlow.ParlorLines;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.p2p.wire.Callsign;
import dev.parlor.tables.highlow.Parlance;
import dev.parlor.tables.highlow.ParlorCommands;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.words.Speaker;
import dev.parlor.tables.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What one visitor of the parlor says and hears, line by line: a name, the words of the room, the
 * words of the game. Ends when there is nothing more to say.
 */
final class Talk {
  private static final Speaker NOBODY = new Speaker(List.of(), Scene.ONLOOKER);

  private final Parlor parlor;
  private final Words words;
  private final List<String> said = new ArrayList<>();
  private String name = "";
  private @Nullable LocalTable<HighLowState, HighLowView> table;
  private boolean over;

  Talk(Parlor parlor, Words words) {
    this.parlor = parlor;
    this.words = words;
  }

  boolean isOver() {
    return over;
  }

  List<String> hello() {
    say(Phrase.of("highlow.talk.name"));
    return taken();
  }

  /** What there is to hear after this line. */
  List<String> hear(String line) {
    String text = line.trim().toLowerCase(Locale.ROOT);
    if (name.isEmpty()) {
      enter(line.trim().toUpperCase(Locale.ROOT));
    } else if (!isOfTheHouse(text)) {
      LocalTable<HighLowState, HighLowView> at = table;
      if (at != null) {
        play(at, text);
      } else if (text.equals("quit") || text.equals("end")) {
        leave();
      } else {
        say(Phrase.of("highlow.talk.what"));
      }
    }
    return taken();
  }

  private void enter(String wanted) {
    if (!Callsign.is(wanted)) {
      say(Phrase.of("highlow.talk.name"));
    } else if (!parlor.isFree(wanted)) {
      say(Phrase.of("highlow.talk.taken", wanted));
    } else {
      name = wanted;
      parlor.come(name);
      sign();
    }
  }

  private boolean isOfTheHouse(String text) {
    if (text.equals("read sign")) {
      sign();
    } else if (text.equals("rules 1")) {
      say(ParlorLines.rules());
    } else if (text.matches("(play|rules) [0-9]{1,3}") && !text.equals("play 1")) {
      say(Phrase.of("highlow.oneGame"));
    } else if (text.equals("play 1") && table == null) {
      sit();
    } else {
      return false;
    }
    return true;
  }

  private void sit() {
    Optional<LocalTable<HighLowState, HighLowView>> free =
        parlor.room().enter(parlor.book().coins(name), Dealer.seeded(parlor.dice()));
    if (free.isPresent()) {
      table = free.get();
      show(free.get());
    } else {
      say(Phrase.of("highlow.talk.full"));
    }
  }

  private void play(LocalTable<HighLowState, HighLowView> at, String text) {
    Optional<HighLowAction> action =
        text.equals("play 1")
            ? Optional.of(HighLowAction.Word.CONTINUE)
            : ParlorCommands.parse(text, at.state().phase());
    Optional<Refusal> refusal = action.flatMap(each -> at.act(0, each));
    if (!action.isPresent()) {
      say(Phrase.of("highlow.talk.what"));
    } else if (refusal.isPresent()) {
      say(Phrase.of(refusal.get()));
    } else {
      parlor.book().put(name, at.state().player(0).coins(), parlor.room().pot());
      show(at);
    }
  }

  private void show(LocalTable<HighLowState, HighLowView> at) {
    HighLowView view = at.game().view(at.state(), 0, at.knowledge(0));
    if (!view.cards().isEmpty()) {
      say(Parlance.cards(view.cards()));
    }
    say(view.lines());
    if (!view.players().get(0).playing()) {
      getUp();
      sign();
    }
  }

  private void getUp() {
    LocalTable<HighLowState, HighLowView> at = table;
    if (at != null) {
      parlor.room().leave(at);
      table = null;
    }
  }

  /** A visitor who leaves the room ends the game, as in the original design. */
  void leave() {
    getUp();
    if (!name.isEmpty()) {
      parlor.go(name);
    }
    over = true;
  }

  private void sign() {
    say(ParlorLines.sign(parlor.room().pot()));
  }

  private void say(List<ParlorLine> lines) {
    lines.forEach(line -> say(Parlance.phrase(line)));
  }

  private void say(Phrase phrase) {
    said.addAll(List.of(words.shown(phrase, NOBODY).split("\n", -1)));
  }

  private List<String> taken() {
    List<String> lines = List.copyOf(said);
    said.clear();
    return lines;
  }
}
