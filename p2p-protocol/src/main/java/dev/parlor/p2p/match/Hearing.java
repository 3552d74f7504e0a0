package dev.parlor.p2p.match;

import dev.parlor.games.Event;
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

/** Takes an entry to the part of the match that it concerns. */
final class Hearing {
  private final Set<String> verbsOfTheGame;
  private final Moves<?> moves;
  private final People people;
  private final Bounds bounds;
  private final Convictions convictions;
  private final Map<Integer, Parts> parts = new HashMap<>();

  Hearing(
      Set<String> verbsOfTheGame,
      Moves<?> moves,
      People people,
      Bounds bounds,
      Convictions convictions) {
    this.verbsOfTheGame = verbsOfTheGame;
    this.moves = moves;
    this.people = people;
    this.bounds = bounds;
    this.convictions = convictions;
  }

  /** A move that a player makes openly. */
  record Move(Said by, Attendance.Word word, Line line, Event event) {}

  /**
   * Hears an entry of a seat that still has a say. Whatever the entry says, this never throws.
   *
   * @param size how many entries the log has with it
   * @return the open move that the entry makes, for the rules; if they refuse it, it goes to {@link
   *     #refused}
   */
  Optional<Move> hear(Said by, Entry entry, long size) {
    Attendance.Word word = people.presence.speaks(by.seat(), size);
    try {
      if (isMove(entry)) {
        Line line = entry.payload().line();
        requireBegun();
        return Optional.of(new Move(by, word, line, moves.choices.act(by, line)));
      } else if (!take(by, entry)) {
        people.presence.saidNothing(by, word);
      }
    } catch (Lie lie) {
      convictions.convict(by.seat(), lie.kind(), String.valueOf(lie.getMessage()), by.head());
    } catch (Malformed malformed) {
      String detail = String.valueOf(malformed.getMessage());
      convictions.convict(by.seat(), Offence.MALFORMED, detail, by.head());
    } catch (Stale stale) {
      people.presence.saidNothing(by, word); // a late entry is no offence
    }
    people.presence.stays(by, word);
    return Optional.empty();
  }

  /** The rules have refused a move. It is an offence unless it has lost a race. */
  void refused(Move move) {
    Said by = move.by();
    if (moves.rules.wasGoodAt(by.seen(), move.event())) {
      people.presence.saidNothing(by, move.word());
    } else {
      convictions.convict(by.seat(), Offence.ILLEGAL_MOVE, move.line().toString(), by.head());
    }
  }

  private boolean isMove(Entry entry) throws Malformed {
    return entry.payload().isText() && verbsOfTheGame.contains(entry.payload().line().verb());
  }

  /**
   * Whether the entry says anything by itself. Part of a block does not, nor does somebody else's
   * word.
   */
  private boolean take(Said by, Entry entry) throws Lie, Malformed, Stale {
    if (!entry.payload().isText()) {
      return block(by, new Reader(entry.payload().bytes()));
    }
    Line line = entry.payload().line();
    if (!line.verb().equals(TableVerb.START_GAME.name())) {
      requireBegun();
    }
    if (line.verb().equals(TableVerb.BACK.name())) {
      return people.presence.back(by);
    }
    line(by, line);
    return true;
  }

  private void requireBegun() throws Lie {
    if (moves.rules.state() == null) {
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
        moves.rules.answer(by, content.u8(), content);
      }
      case BlockType.EVIDENCE -> convictions.evidence(by, block);
      case BlockType.FALSE_VOTE -> convictions.falseVote(by, block);
      case BlockType.VOUCH -> {
        Entry.decode(block); // what follows from it is the host's duty, and the chain watches that
        block.end();
        return false;
      }
      default -> moves.rules.answer(by, type, block);
    }
    return true;
  }

  private void line(Said by, Line line) throws Lie, Malformed, Stale {
    TableVerb verb =
        TableVerb.of(line.verb()).orElseThrow(() -> new Lie(Offence.UNKNOWN_VERB, line.toString()));
    switch (verb) {
      case START_GAME -> bounds.opening.start(by, line);
      case BET_COMMIT -> moves.choices.commit(by, line);
      case BET_REVEAL -> moves.choices.reveal(by, line);
      case WINDOW_SEAL -> moves.windows.seal(by.seat(), line);
      case WINDOW_SHOW -> moves.windows.show(by.seat(), line);
      case ELAPSED -> people.timeOuts.elapsed(by, line);
      case AWAY -> people.presence.vote(by, line, false);
      case FORFEIT -> people.presence.vote(by, line, true);
      case EXPIRED -> people.presence.expire(by, line);
      case BACK -> throw new IllegalStateException("taken before");
      case LEAVE -> people.leaving.begin(by, bounds.ending.hasSigned(by.seat()));
      case ACCUSE -> convictions.accuse(by, line);
      case TICKET -> bounds.ending.ticket(by, line);
      case FINISH -> bounds.ending.finish(by, line);
      case SIGN -> bounds.ending.sign(by, line);
      case REMATCH -> bounds.rematch.ask(by, line);
    }
  }
}
