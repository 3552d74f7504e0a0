package dev.parlor.p2p.deal;

import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Takes what members give for sealed decks in use: shares, fresh masks, and all their shares when
 * they leave.
 */
final class SealedHelp {
  private final SealedDecks decks;
  private final Set<Integer> leaving;

  /**
   * Judges what is given.
   *
   * @param leaving the seats that hand over what they hold
   */
  SealedHelp(SealedDecks decks, Set<Integer> leaving) {
    this.decks = decks;
    this.leaving = leaving;
  }

  void apply(int seat, long seen, int type, Reader block) throws Lie, Malformed, Stale {
    switch (type) {
      case BlockType.UNLOCK -> unlock(seat, box(block), block);
      case BlockType.REMASK -> remask(seat, seen, box(block), block);
      case BlockType.HAND_OVER -> handOver(seat, seen, box(block), block);
      default -> throw new Lie(Offence.UNKNOWN_BLOCK, "type " + type);
    }
  }

  private SealedDecks.Box box(Reader block) throws Malformed, Stale {
    int root = block.u16();
    SealedDecks.Box box = decks.box(root);
    if (box == null) {
      throw new Stale("deck " + root);
    }
    return box;
  }

  private static void unlock(int seat, SealedDecks.Box box, Reader block)
      throws Lie, Malformed, Stale {
    long number = block.u32();
    if (number < box.number) {
      throw new Stale("opening " + number);
    }
    if (number > box.number || !box.awaits(seat)) {
      throw new Lie(Offence.SHARE_NOT_ASKED, "opening " + number);
    }
    box.vault.takeShares(seat, block.rest());
    box.openWanted();
  }

  private void remask(int seat, long seen, SealedDecks.Box box, Reader block)
      throws Lie, Malformed, Stale {
    int position = block.u16();
    long number = block.u32();
    byte[] remask = block.rest();
    boolean leaves = mustRemask(seat, box, position);
    boolean peeks = !leaves && Integer.valueOf(seat).equals(box.remasks.get(position));
    SealedDecks.Past then = box.at(seen);
    if (then == null || number != then.number()) {
      throw new Stale("position " + position);
    }
    if (!(leaves || peeks)
        || box.vault.isOpening()
        || number != box.number
        || !then.isStill(box.vault, position)) {
      // throws Lie if the mask was wrong even for the deck of that time
      then.vault().copy().takeRemask(position, seat, number, remask);
      throw new Stale("position " + position);
    }
    box.takeRemask(position, seat, remask);
    if (peeks) {
      box.remasks.remove(position);
      box.wanted.add(new Vault.Want(position, seat));
      box.openWanted();
    }
  }

  private boolean mustRemask(int seat, SealedDecks.Box box, int position) {
    return leaving.contains(seat)
        && box.vault.canLeave(seat)
        && box.vault.toRemaskBeforeLeaving(seat).contains(position);
  }

  private void handOver(int seat, long seen, SealedDecks.Box box, Reader block)
      throws Lie, Malformed, Stale {
    long number = block.u32();
    byte[] shares = block.rest();
    SealedDecks.Past then = box.at(seen);
    if (!leaving.contains(seat)
        || then == null
        || number != then.number()
        || !then.vault().canLeave(seat)) {
      throw new Stale("hand over " + box.root);
    }
    if (box.vault.isOpening() || number != box.number || !then.isStill(box)) {
      // throws Lie if the shares were wrong even for the deck of that time
      then.vault().copy().takeHandOver(seat, number, shares);
      throw new Stale("hand over " + box.root);
    }
    box.takeHandOver(seat, shares);
  }

  /** What a seat owes to decks in use; a list of the caller's own. */
  List<Duty> duties(int seat) {
    List<Duty> duties = new ArrayList<>();
    for (SealedDecks.Box box : decks.all()) {
      if (box.vault.isOpening() && box.awaits(seat)) {
        duties.add(new Duty.Unlock(box.root, box.number));
      } else if (!box.vault.isOpening()) {
        box.remasks.forEach(
            (position, viewer) -> {
              if (viewer == seat) {
                duties.add(new Duty.Remask(box.root, position, box.number));
              }
            });
        leaveDuties(seat, box, duties);
      }
    }
    return duties;
  }

  private void leaveDuties(int seat, SealedDecks.Box box, List<Duty> duties) {
    if (!leaving.contains(seat) || !box.vault.canLeave(seat)) {
      return;
    }
    List<Integer> mine = box.vault.toRemaskBeforeLeaving(seat);
    mine.forEach(position -> duties.add(new Duty.Remask(box.root, position, box.number)));
    if (mine.isEmpty()) {
      duties.add(new Duty.HandOver(box.root, box.number));
    }
  }
}
