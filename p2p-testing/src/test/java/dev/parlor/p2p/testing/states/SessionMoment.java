package dev.parlor.p2p.testing.states;

import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.table.TableView.Stage;
import java.util.List;

/** The states that a session can be in, told apart from outside. */
enum SessionMoment {
  ALONE(Group.LOBBY),
  INVITED(Group.LOBBY),
  SEATED(Group.LOBBY),
  CLOSED(Group.CODES),
  CODES_SHOWN(Group.CODES),
  CONFIRMED(Group.CODES),
  SEEDS_PROMISED(Group.PLAY),
  SHUFFLING(Group.PLAY),
  SEEDS_SHOWN(Group.PLAY),
  DEALING(Group.PLAY),
  COINS(Group.PLAY),
  MY_TURN(Group.PLAY),
  PENDING(Group.PLAY),
  OTHERS_TURN(Group.PLAY),
  CHOOSING_UNSEEN(Group.PLAY),
  WINDOW_OPEN(Group.PLAY),
  SOMEBODY_AWAY(Group.PLAY),
  SOMEBODY_SITS_OUT(Group.PLAY),
  SOMEBODY_GONE(Group.PLAY),
  SOMEBODY_CONVICTED(Group.PLAY),
  RESTARTED(Group.BACK),
  CAUGHT_UP(Group.PLAY),
  DECIDED(Group.OVER),
  SIGNING(Group.OVER),
  FINISHED(Group.OVER),
  REMATCH_OFFERED(Group.OVER),
  SECOND_MATCH(Group.PLAY),
  LEFT(Group.OVER),
  BROKEN(Group.BROKEN);

  /** States in which the same is expected of a message. */
  enum Group {
    LOBBY,
    CODES,
    PLAY,
    BACK,
    OVER,
    BROKEN
  }

  final Group group;

  SessionMoment(Group group) {
    this.group = group;
  }

  /** Whether this is the state of a seat. */
  boolean isNow(StoryRoom<?, ?> room, int seat) {
    TableSession<?, ?> session = room.session(seat);
    TableView<?> view = session.view();
    Match<?, ?> match = session.match().orElse(null);
    if (match == null) {
      return switch (this) {
        case ALONE -> view.seats().size() <= 1 && !room.isLinked(seat);
        case INVITED -> room.isLinked(seat) && view.seats().size() <= 1 && isInvited(view);
        case SEATED -> view.seats().size() == StoryRoom.SEATS;
        default -> false;
      };
    }
    boolean plays = view.stage() == Stage.PLAYING;
    boolean restarted = room.isJustBack(seat);
    String last = verb(session);
    return switch (this) {
      case ALONE, INVITED, SEATED -> false;
      case CLOSED -> view.stage() == Stage.COMPARING && !view.sas().isPresent();
      case CODES_SHOWN -> session.isComparable();
      case CONFIRMED ->
          view.stage() == Stage.COMPARING && view.sas().isPresent() && !session.isComparable();
      case SEEDS_PROMISED -> plays && last.equals("SEED_HASH");
      case SHUFFLING -> plays && List.of("SHUFFLE", "SHUFFLE_PROOF", "PART").contains(last);
      case SEEDS_SHOWN -> plays && last.equals("SEED_REVEAL");
      case DEALING -> plays && last.equals("UNLOCK");
      case COINS -> plays && last.equals("COIN");
      case MY_TURN ->
          plays && session.mayChoose() && match.awaited().toAct().contains(session.me());
      case PENDING -> view.pending() != null;
      case OTHERS_TURN ->
          plays
              && !match.awaited().toAct().isEmpty()
              && !match.awaited().toAct().contains(view.me());
      case CHOOSING_UNSEEN ->
          plays && match.choosesUnseen() && match.awaited().toAct().size() < StoryRoom.SEATS;
      case WINDOW_OPEN -> match.windows().number().isPresent();
      case SOMEBODY_AWAY -> plays && !view.away().isEmpty();
      case SOMEBODY_SITS_OUT -> plays && !match.attendance().sittingOut().isEmpty();
      case SOMEBODY_GONE -> plays && isSomebodyGone(match) && view.verdicts().isEmpty();
      case SOMEBODY_CONVICTED -> plays && !view.verdicts().isEmpty();
      case RESTARTED -> plays && restarted;
      case CAUGHT_UP -> plays && room.isBack(seat);
      case DECIDED -> match.outcome().isPresent() && !match.ending().closing().isPresent();
      case SIGNING -> view.stage() == Stage.SIGNING && match.ending().closing().isPresent();
      case FINISHED -> view.stage() == Stage.FINISHED && match.rematch().asked().isEmpty();
      case REMATCH_OFFERED -> view.stage() == Stage.FINISHED && !match.rematch().asked().isEmpty();
      case SECOND_MATCH -> plays && view.match() == 2;
      case LEFT -> match.attendance().isGone(view.me());
      case BROKEN -> view.stage() == Stage.BROKEN;
    };
  }

  private static boolean isInvited(TableView<?> view) {
    return view.invite().isPresent();
  }

  private static boolean isSomebodyGone(Match<?, ?> match) {
    return match.attendance().staying().size() < match.setup().seats();
  }

  private static String verb(TableSession<?, ?> session) {
    List<Ordered> log = session.log();
    return log.isEmpty() ? "" : Match.verbOf(log.get(log.size() - 1).entry());
  }
}
