package dev.parlor.p2p.table;

import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.play.Play;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.LobbyVerb;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;

/**
 * What phones say to each other beside the log: the lobby's lines, the seats that a host can't
 * reach, emotes. Nobody signs it.
 */
final class BesideTheLog {
  private final Seated<?, ?> seat;
  private final GameKit<?, ?> kit;
  private final EarlyWords early;

  BesideTheLog(Seated<?, ?> seat, GameKit<?, ?> kit) {
    this.seat = seat;
    this.kit = kit;
    this.early = new EarlyWords(seat, kit);
  }

  /** A peer says something. */
  void line(Bytes from, Line line) throws Malformed {
    if (line.verb().equals(LobbyVerb.CARD_GAME_WATCH.name())) {
      seat.onlookers.comes(from, line);
      return;
    } else if (seat.onlookers.has(from)) {
      throw new Malformed("a word of somebody who only watches");
    }
    if (early.take(from, line)) {
      return;
    }
    Play<?, ?> running = seat.play;
    boolean counts = line.verb().equals(LobbyVerb.WATCHING.name());
    boolean play =
        counts || Silence.isTold(line) || line.verb().equals(LobbyVerb.CARD_GAME_EMOTE.name());
    if (!seat.lobby.mayTell(from) && !(play && isOrderer(from))) {
      throw new Malformed("the lobby is the host's");
    } else if (counts) {
      watching(from, line);
    } else if (running != null
        && !running.log().isHost()
        && kit.goesOnWithoutTheSilent()
        && Silence.isTold(line)) {
      running.log().sides.silent(Silence.read(line, running.roster().seats().size()));
      seat.out.add(new Effect.Show());
    } else if (line.verb().equals(LobbyVerb.CARD_GAME_EMOTE.name())) {
      emote(from, line);
    } else if (!seat.lobby.take(from, line)) {
      throw new Malformed("unknown verb " + line.verb());
    }
  }

  /** Another seat orders: what it has said before this phone heard of that counts now. */
  void orders(Bytes orderer) throws Malformed {
    for (Line line : early.takeOf(orderer)) {
      line(orderer, line);
    }
  }

  /** A link is gone. */
  void linkDown(Bytes npub) {
    early.takeOf(npub);
  }

  /** The phone that holds the table says how many watch. */
  private void watching(Bytes from, Line line) throws Malformed {
    if (seat.holdsTable()) {
      throw new Malformed("how many watch is the host's word");
    }
    seat.onlookers.heard(from, line);
  }

  private boolean isOrderer(Bytes from) {
    Play<?, ?> running = seat.play;
    return running != null && running.roster().seatOf(from).equals(running.log().host);
  }

  /**
   * Tells the guests which seats this host has no link to, at a table that goes on without the
   * silent.
   */
  void tellSilence() {
    Play<?, ?> running = seat.play;
    if (running == null || !kit.goesOnWithoutTheSilent() || !seat.hasBegun()) {
      return;
    }
    seat.out.add(new Effect.Show());
    if (running.log().isHost()) {
      Bytes told = Silence.told(running.roster(), running.tableSeat(), seat.linked);
      for (Bytes npub : seat.linked) {
        if (!running.roster().seatOf(npub).isNone()) {
          seat.out.add(new Effect.Send(npub, told));
        }
      }
    }
  }

  /** The player says something. */
  void say(Play<?, ?> running, Emote emote) {
    TableSeat mine = running.tableSeat();
    if (!seat.hasBegun()) {
      seat.tell("table.notPlaying");
    } else if (!seat.emotes.say(mine, emote, seat.time)) {
      seat.tell("table.saidTooSoon");
    } else {
      passOn(running, Emotes.line(mine, emote), mine);
    }
  }

  /**
   * Takes an emote. Nobody signs it, so a guest believes only its host, and a host believes each
   * seat only about itself.
   */
  private void emote(Bytes from, Line line) throws Malformed {
    Emote emote = Emotes.emote(line);
    Play<?, ?> running = seat.play;
    if (running == null || !seat.hasBegun()) {
      return; // said before this phone had got that far again
    }
    Roster roster = running.roster();
    TableSeat author = Emotes.seat(line, roster.seats().size());
    boolean host = running.log().isHost();
    if (host && !roster.seatOf(from).equals(author)) {
      throw new Malformed("an emote in somebody else's name");
    }
    if (!author.equals(running.tableSeat())
        && running.isThere(author)
        && seat.emotes.hear(author, emote, seat.time)) {
      if (host) {
        passOn(running, line, author);
      } else {
        seat.out.add(new Effect.Show());
      }
    }
  }

  /** Sends an emote on: a guest to the orderer, and the orderer to all others that are there. */
  private void passOn(Play<?, ?> running, Line line, TableSeat author) {
    Bytes message = new Message.Text(line).encode();
    Roster roster = running.roster();
    for (TableSeat to : TableSeat.all(roster.seats().size())) {
      boolean mine = running.log().isHost() != to.equals(running.log().host);
      if (mine && !to.equals(author) && seat.linked.contains(roster.at(to).npub())) {
        seat.out.add(new Effect.Send(roster.at(to).npub(), message));
      }
    }
    seat.out.add(new Effect.Show());
  }
}
