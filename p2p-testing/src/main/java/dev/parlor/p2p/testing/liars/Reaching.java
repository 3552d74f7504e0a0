package dev.parlor.p2p.testing.liars;

import dev.parlor.p2p.log.Vote;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.List;

/**
 * A guest that votes for itself while its host is there, and waits for the votes of others. If
 * these are enough its own phone begins to order, as it must.
 */
abstract class Reaching implements Trick {
  private static final int BEGINS_AT = 14;

  private final List<Vote> granted = new ArrayList<>();
  private int wanted;
  private boolean done;

  /** The vote with which it begins. */
  Vote own(LiarsDesk desk, int epoch) {
    return Ballots.vote(desk, epoch);
  }

  /** Enough others have voted for it as well. */
  void granted(LiarsDesk desk, int epoch, List<Vote> votes) {}

  /** Whether the liar orders now. */
  boolean orders(LiarsDesk desk) {
    return wanted > 0 && desk.epoch() == wanted;
  }

  /** Keeps the phone from knowing that it has voted already. */
  @Override
  public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
    boolean again =
        LiarsDesk.decode(message).orElse(null) instanceof Message.Ballot ballot
            && ballot.vote().epoch() == wanted
            && ballot.vote().voter().equals(desk.tableSeat());
    return again ? List.of() : List.of(message);
  }

  /** What it does when all that is over. */
  void afterwards(LiarsDesk desk) {}

  @Override
  public boolean hears(LiarsDesk desk, Bytes from, Bytes message) {
    if (LiarsDesk.decode(message).orElse(null) instanceof Message.Ballot ballot
        && ballot.vote().epoch() == wanted
        && !ballot.vote().voter().equals(desk.tableSeat())
        && granted.stream().noneMatch(vote -> vote.voter().equals(ballot.vote().voter()))) {
      granted.add(ballot.vote());
    }
    return true;
  }

  @Override
  public void look(LiarsDesk desk) {
    if (!desk.hasBegun() || desk.log().size() <= BEGINS_AT) {
      return;
    }
    if (done) {
      afterwards(desk);
    } else if (wanted == 0 && !desk.isOver()) {
      wanted = Ballots.mine(desk, desk.epoch());
      Vote vote = own(desk, wanted);
      granted.add(vote);
      say(desk, new Message.Ballot(vote));
    } else if (2 * granted.size() > desk.others().size() + 1
        && desk.log().size() >= granted.stream().mapToLong(Vote::size).max().getAsLong()) {
      done = true;
      granted(desk, wanted, List.copyOf(granted));
    }
  }

  static void say(LiarsDesk desk, Message message) {
    desk.others().forEach(other -> desk.send(other, message.encode()));
  }
}
