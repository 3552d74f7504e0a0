package dev.parlor.p2p.deal;

import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.p2p.log.Hash;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The seats of a table as far as its decks care: who holds keys now. */
public final class DeckTable {
  private final Bytes tid;
  private final String rules;
  private final List<Bytes> npubs;
  private final Set<Integer> gone = new TreeSet<>();

  public DeckTable(Bytes tid, String rules, List<Bytes> npubs) {
    this.tid = tid;
    this.rules = rules;
    this.npubs = List.copyOf(npubs);
  }

  public void remove(int seat) {
    gone.add(seat);
  }

  /** A seat that sat out holds a key of every deck from the next one on. */
  public void add(int seat) {
    gone.remove(seat);
  }

  List<Integer> members() {
    List<Integer> members = new ArrayList<>();
    for (int seat = 0; seat < npubs.size(); seat++) {
      if (!gone.contains(seat)) {
        members.add(seat);
      }
    }
    return members;
  }

  Terms terms(int deck, int attempt, Bytes head, List<Integer> values) {
    return terms(deck, attempt, head, values, Set.of());
  }

  /** The terms of a deck that is made without those who are away. */
  Terms terms(int deck, int attempt, Bytes head, List<Integer> values, Set<Integer> away) {
    List<Integer> members = members();
    members.removeAll(away);
    return new Terms(hid(deck, attempt, head, members), members, npubs(members), values);
  }

  /**
   * The terms of a pile that is shuffled again by those who hold its keys. A seat that came back in
   * the meantime holds none.
   */
  Terms terms(int deck, int attempt, Bytes head, List<Integer> values, List<Integer> members) {
    return new Terms(hid(deck, attempt, head, members), members, npubs(members), values);
  }

  Bytes32 hid(int deck, int attempt, Bytes head, List<Integer> members) {
    Writer out = new Writer().bytes(tid).bytes(head).u16(deck).u8(attempt).u8(members.size());
    for (int seat : members) {
      out.u8(seat).bytes(npubs.get(seat));
    }
    return Bytes32.of(Hash.tagged("CARDGAME/v1/hid", out.text(rules).toArray()));
  }

  private List<Bytes32> npubs(List<Integer> members) {
    List<Bytes32> list = new ArrayList<>();
    members.forEach(seat -> list.add(Bytes32.of(npubs.get(seat).toArray())));
    return list;
  }
}
