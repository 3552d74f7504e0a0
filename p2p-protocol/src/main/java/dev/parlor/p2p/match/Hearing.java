package dev.parlor.p2p.match;

import dev.parlor.p2p.deal.BlockType;
import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.Parts;
import dev.parlor.p2p.deal.Stale;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Takes what an entry says to the part of the match that it speaks of. */
final class Hearing {
  private final Set<String> verbsOfTheGame;
  private final RulesAtWork<?> rules;
  private final Choices<?> choices;
  private final Windows windows;
  private final TimeOuts timeOuts;
  private final Presence presence;
  private final Leaving leaving;
  private final Convictions convictions;
  private final Opening opening;
  private final Ending ending;
  private final Rematch rematch;
  private final Map<Integer, Parts> parts = new HashMap<>();

  Hearing(
      Set<String> verbsOfTheGame,
      RulesAtWork<?> rules,
      Choices<?> choices,
      Windows windows,
      TimeOuts timeOuts,
      Presence presence,
      Leaving leaving,
      Convictions convictions,
      Opening opening,
      Ending ending,
      Rematch rematch) {
    this.verbsOfTheGame = verbsOfTheGame;
    this.rules = rules;
    this.choices = choices;
    this.windows = windows;
    this.timeOuts = timeOuts;
    this.presence = presence;
    this.leaving = leaving;
    this.convictions = convictions;
    this.opening = opening;
    this.ending = ending;
    this.rematch = rematch;
  }

  /**
   * An entry of a seat that still has a say. Whatever it says, this never throws.
   *
   * @param size of the log with it
   */
  void hear(Said by, Entry entry, long size) {
    Attendance.Word word = presence.speaks(by.seat(), size);
    try {
      if (!take(by, entry)) {
        presence.saidNothing(by, word);
      }
    } catch (Lie lie) {
      convictions.convict(by.seat(), lie.kind(), String.valueOf(lie.getMessage()), by.head());
    } catch (Malformed malformed) {
      String detail = String.valueOf(malformed.getMessage());
      convictions.convict(by.seat(), Offence.MALFORMED, detail, by.head());
    } catch (Stale stale) {
      presence.saidNothing(by, word); // a late entry is no offence
    }
  }

  /** Whether the entry says anything by itself: part of a block or somebody else's word do not. */
  private boolean take(Said by, Entry entry) throws Lie, Malformed, Stale {
    if (!entry.payload().isText()) {
      return block(by, new Reader(entry.payload().bytes()));
    }
    Line line = entry.payload().line();
    if (!line.verb().equals(TableVerb.START_GAME.name())) {
      requireBegun();
    }
    if (line.verb().equals(TableVerb.BACK.name())) {
      return false; // that its author is there, everything says that it signs
    }
    if (verbsOfTheGame.contains(line.verb())) {
      choices.act(by, line);
    } else {
      line(by, line);
    }
    return true;
  }

  private void requireBegun() throws Lie {
    if (rules.state() == null) {
      throw new Lie(Offence.BEFORE_START, "");
    }
  }

  private boolean block(Said by, Reader block) throws Lie, Malformed, Stale {
    int type = block.u8();
    requireBegun();
    switch (type) {
      case BlockType.PART -> {
        Optional<byte[]> whole =
            parts.computeIfAbsent(by.seat(), author -> new Parts()).take(block);
        if (!whole.isPresent()) {
          return false;
        }
        Reader content = new Reader(whole.get());
        rules.answer(by, content.u8(), content);
      }
      case BlockType.EVIDENCE -> convictions.evidence(by, block);
      case BlockType.VOUCH -> {
        Entry.decode(block); // what follows from it is the host's duty, which the chain watches
        block.end();
        return false;
      }
      default -> rules.answer(by, type, block);
    }
    return true;
  }

  private void line(Said by, Line line) throws Lie, Malformed, Stale {
    TableVerb verb =
        TableVerb.of(line.verb()).orElseThrow(() -> new Lie(Offence.UNKNOWN_VERB, line.toString()));
    switch (verb) {
      case START_GAME -> opening.start(by, line);
      case BET_COMMIT -> choices.commit(by, line);
      case BET_REVEAL -> choices.reveal(by, line);
      case WINDOW_SEAL -> windows.seal(by.seat(), line);
      case WINDOW_SHOW -> windows.show(by.seat(), line);
      case ELAPSED -> timeOuts.elapsed(by, line);
      case AWAY -> presence.vote(by, line, false);
      case FORFEIT -> presence.vote(by, line, true);
      case BACK -> throw new IllegalStateException("taken before");
      case LEAVE -> leaving.begin(by, ending.hasSigned(by.seat()));
      case ACCUSE -> convictions.accuse(by, line);
      case TICKET -> ending.ticket(by, line);
      case FINISH -> ending.finish(by, line);
      case SIGN -> ending.sign(by, line);
      case REMATCH -> rematch.ask(by, line);
    }
  }
}
