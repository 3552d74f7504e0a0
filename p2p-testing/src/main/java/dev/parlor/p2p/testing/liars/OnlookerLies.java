package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Tricks.once;

import dev.parlor.p2p.deal.BlockType;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Epochs;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.log.Succession;
import dev.parlor.p2p.log.Vote;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** Lies of a watcher that says what only a seat may. It is heard in nothing, and sent away. */
public final class OnlookerLies {
  private static final int BEGINS_AT = 14;
  private static final int MANY = 4_000;
  private static final TableSeat SEAT = new TableSeat(1);

  private OnlookerLies() {}

  private static final Map<String, Function<LiarsDesk, Message>> WORDS = words();

  private static Map<String, Function<LiarsDesk, Message>> words() {
    Map<String, Function<LiarsDesk, Message>> words = new LinkedHashMap<>();
    words.put("speaks-as-onlooker", desk -> new Message.Submit(entry(desk, line("BACK"))));
    words.put("repeats-a-seat-as-onlooker", desk -> new Message.Submit(last(desk).entry()));
    words.put("shares-as-onlooker", desk -> new Message.Submit(entry(desk, share())));
    words.put("orders-as-onlooker", desk -> new Message.Place(ordered(desk)));
    words.put("orders-half-as-onlooker", desk -> new Message.Yours(ordered(desk).order()));
    words.put("votes-as-onlooker", desk -> new Message.Ballot(vote(desk)));
    words.put("suspects-as-onlooker", desk -> new Message.Suspect(1, 0));
    words.put("begins-an-epoch-as-onlooker", OnlookerLies::succession);
    words.put("has-more-than-anybody-as-onlooker", desk -> new Message.Have(MANY));
    words.put("sits-down-as-onlooker", desk -> new Message.Text(somebody(desk).line()));
    words.put("leaves-for-a-seat-as-onlooker", OnlookerLies::goodBye);
    words.put("tells-of-silence-as-onlooker", desk -> text("SILENT", 2));
    words.put("resumes-another-log-as-onlooker", desk -> new Message.Fetch(BEGINS_AT, zeros()));
    words.put("claims-epochs-as-onlooker", OnlookerLies::epochs);
    return words;
  }

  static List<Liar> all() {
    List<Liar> all = new ArrayList<>();
    WORDS.forEach((name, word) -> all.add(says(name, word)));
    all.add(liar("fetches-without-end-as-onlooker", OnlookerLies::flood));
    return all;
  }

  /** One of many words that only a seat may say, once there is something to say it of. */
  public static Optional<Message> any(LiarsDesk desk, int way) {
    return isOccasion(desk)
        ? Optional.of(new ArrayList<>(WORDS.values()).get(way % WORDS.size()).apply(desk))
        : Optional.empty();
  }

  private static Liar says(String name, Function<LiarsDesk, Message> word) {
    return liar(name, desk -> desk.send(desk.host(), word.apply(desk).encode()));
  }

  private static Liar liar(String name, Consumer<LiarsDesk> lie) {
    return Liar.guest(name, Liar.OF_THREE, NO_EFFECT, () -> once(OnlookerLies::isOccasion, lie))
        .watched(Liar.Watched.BY_THE_LIAR);
  }

  private static boolean isOccasion(LiarsDesk desk) {
    return desk.hasBegun() && desk.log().size() > BEGINS_AT;
  }

  private static void flood(LiarsDesk desk) {
    for (int i = 0; i < MANY; i++) {
      desk.send(desk.host(), new Message.Fetch(0, zeros()).encode());
    }
  }

  private static Bytes zeros() {
    return Bytes.of(new byte[32]);
  }

  private static Ordered last(LiarsDesk desk) {
    return desk.log().get(desk.log().size() - 1);
  }

  private static Bytes tid(LiarsDesk desk) {
    return last(desk).order().tid();
  }

  private static Payload line(String verb) {
    return Payload.text(Line.of(verb));
  }

  private static Payload share() {
    byte[] block = new byte[70];
    block[0] = BlockType.UNLOCK;
    return Payload.block(block);
  }

  /** An entry in the name of a seat, with a key of its own. */
  private static Entry entry(LiarsDesk desk, Payload payload) {
    long counter = desk.match().setup().seats() * (long) MANY;
    int size = desk.log().size();
    return Entry.sign(
        desk.key(), tid(desk), SEAT, counter, size, last(desk).order().head(), payload);
  }

  private static Ordered ordered(LiarsDesk desk) {
    Entry said = entry(desk, line("BACK"));
    long index = desk.log().size();
    Bytes head = last(desk).order().head();
    return new Ordered(Order.sign(desk.key(), tid(desk), index, head, said.hash()), said);
  }

  private static Vote vote(LiarsDesk desk) {
    int size = desk.log().size();
    Bytes nobodys = Bytes.of(new byte[64]);
    return new Vote(SEAT, 1, desk.epoch(), size, last(desk).order().head(), nobodys);
  }

  private static Message succession(LiarsDesk desk) {
    Payload word = new Succession(1, List.of(vote(desk))).payload();
    long size = desk.log().size();
    Bytes head = last(desk).order().head();
    Entry said = Entry.sign(desk.key(), tid(desk), SEAT, 1, size, head, word);
    Order order = Order.sign(desk.key(), tid(desk), 1, size, head, said.hash());
    return new Message.Place(new Ordered(order, said));
  }

  private static Join somebody(LiarsDesk desk) {
    return desk.session().roster().orElseThrow().at(SEAT);
  }

  private static Message goodBye(LiarsDesk desk) {
    return text("CARD_GAME_LEAVE", somebody(desk).npub(), "LEFT");
  }

  private static Message text(String verb, Object... args) {
    return new Message.Text(Line.of(verb, args));
  }

  private static Message epochs(LiarsDesk desk) {
    List<Epochs.Span> spans = List.of(new Epochs.Span(0, 0), new Epochs.Span(7, BEGINS_AT));
    return new Message.FetchIn(BEGINS_AT, zeros(), spans);
  }
}
