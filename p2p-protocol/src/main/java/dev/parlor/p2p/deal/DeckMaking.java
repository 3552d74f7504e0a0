package dev.parlor.p2p.deal;

import dev.parlor.crypto.commit.CombinedSeed;
import dev.parlor.crypto.commit.TaggedStream;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.games.Event;
import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Sealed decks on their way: commitments, shuffles, proofs, seeds, the cut. */
final class DeckMaking {
  private final DeckTable table;
  private final Sealing sealing;
  private final SealedDecks decks;
  private final Map<Integer, DeckPrep> preps = new TreeMap<>();
  private final Map<Integer, Integer> attempts = new HashMap<>();
  private final List<Bytes> seeds = new ArrayList<>();

  DeckMaking(DeckTable table, Sealing sealing, SealedDecks decks) {
    this.table = table;
    this.sealing = sealing;
    this.decks = decks;
  }

  void ask(Request.Shuffle shuffle, Bytes head) {
    DeckPrep prep = preps.get(shuffle.deck());
    if (prep != null && !prep.contents.equals(shuffle.contents())) {
      discard(prep); // the rules wanted another one
      prep = null;
    }
    if (prep == null) {
      prepare(shuffle.deck(), shuffle.contents(), head);
    }
  }

  /** Prepares decks ahead, one after the other, so that the first is ready as soon as possible. */
  void prepareAhead(List<Integer> ahead, Request.Contents.Fresh contents, Bytes head) {
    for (int deck : ahead) {
      if (!preps.containsKey(deck)) {
        prepare(deck, contents, head);
      }
      if (!isReady(deck)) {
        return;
      }
    }
  }

  private void discard(DeckPrep prep) {
    preps.remove(prep.deck);
    attempts.put(prep.deck, prep.attempt + 1);
  }

  private void prepare(int deck, Request.Contents contents, Bytes head) {
    int attempt = attempts.getOrDefault(deck, 0);
    preps.put(
        deck,
        contents.match(
            new Request.Contents.Cases<>(
                fresh -> prepared(deck, attempt, fresh, head),
                pile -> prepared(deck, attempt, pile, head))));
  }

  private DeckPrep prepared(int deck, int attempt, Request.Contents.Fresh fresh, Bytes head) {
    Terms terms = table.terms(deck, attempt, head, CardNumber.of(fresh.spec()));
    return begun(deck, attempt, fresh, terms, upTo(terms.values().size()));
  }

  private DeckPrep prepared(int deck, int attempt, Request.Contents.Pile pile, Bytes head) {
    SealedDecks.Box box = decks.place(pile.slots().get(0)).box();
    List<Integer> positions = new ArrayList<>();
    pile.slots().forEach(slot -> positions.add(decks.place(slot).position()));
    Terms terms = table.terms(deck, attempt, head, List.of(), box.vault.members());
    DeckPrep prep = begun(deck, attempt, pile, terms, positions);
    prep.vault = box.vault;
    return prep;
  }

  private DeckPrep begun(
      int deck, int attempt, Request.Contents contents, Terms terms, List<Integer> positions) {
    return new DeckPrep(deck, attempt, contents, terms, positions, sealing.promises(terms));
  }

  private static List<Integer> upTo(int size) {
    List<Integer> positions = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      positions.add(i);
    }
    return positions;
  }

  boolean isReady(int deck) {
    DeckPrep prep = preps.get(deck);
    return prep != null && prep.revealed();
  }

  DeckPrep prep(int deck) {
    return Objects.requireNonNull(preps.get(deck));
  }

  /** The combined seeds of all decks so far, in order. */
  List<Bytes> seeds() {
    return Collections.unmodifiableList(seeds);
  }

  /** The deck is ready: it takes its place, and the decks before a fresh one are over. */
  Event.Shuffled finish(Request.Shuffle shuffle) {
    DeckPrep prep = prep(shuffle.deck());
    CombinedSeed seed = prep.promises.combined();
    seeds.add(Bytes.of(seed.value().toBytes()));
    SealedDecks.Box box =
        prep.contents.match(
            new Request.Contents.Cases<>(fresh -> newBox(prep), pile -> taken(pile.slots())));
    int[] order = seed.order(prep.positions.size());
    box.settle(prep.shuffling(), order);
    for (int i = 0; i < prep.positions.size(); i++) {
      decks.put(new Slot(prep.deck, i), new SealedDecks.Place(box, prep.positions.get(i)));
    }
    preps.remove(prep.deck);
    TaggedStream stream = seed.stream("lots");
    List<Integer> lots = new ArrayList<>();
    shuffle.lots().forEach(bound -> lots.add(stream.below(bound)));
    return new Event.Shuffled(prep.deck, lots);
  }

  void apply(int seat, int type, Reader block) throws Lie, Malformed, Stale {
    DeckPrep prep = prep(seat, block);
    prep.take(seat, type, block.rest());
  }

  private DeckPrep prep(int seat, Reader block) throws Malformed, Stale {
    int deck = block.u16();
    int attempt = block.u8();
    DeckPrep prep = preps.get(deck);
    if (prep == null || prep.attempt != attempt || !prep.isMember(seat)) {
      throw new Stale("deck " + deck + " attempt " + attempt);
    }
    return prep;
  }

  /** What a seat owes to decks on their way; a list of the caller's own. */
  List<Duty> duties(int seat) {
    List<Duty> duties = new ArrayList<>();
    for (DeckPrep prep : preps.values()) {
      prep.duty(seat).ifPresent(duties::add);
    }
    return duties;
  }

  /**
   * A seat is gone. Fresh decks on their way are begun anew without it, and so are piles of decks
   * for which it has handed its shares over. Other piles can't be shuffled any more.
   */
  void drop(int seat, Bytes head) {
    boolean begunAnew = false;
    for (DeckPrep prep : new ArrayList<>(preps.values())) {
      if (!prep.isMember(seat)) {
        continue;
      }
      discard(prep);
      if (!begunAnew && canBegin(prep.contents)) {
        prepare(prep.deck, prep.contents, head);
        begunAnew = true; // only one deck is made at a time
      }
    }
  }

  private SealedDecks.Box newBox(DeckPrep prep) {
    decks.clear();
    SealedDecks.Box box = new SealedDecks.Box(prep.deck, prep.vault(), prep.terms);
    decks.add(box);
    return box;
  }

  /** Takes these slots out of their vault, and answers that vault's box. */
  private SealedDecks.Box taken(List<Slot> slots) {
    SealedDecks.Box box = decks.place(slots.get(0)).box();
    slots.forEach(decks::remove);
    return box;
  }

  /** A seat is back: fresh decks that nobody has dealt from are begun anew with it. */
  void join(int seat, Bytes head) {
    boolean begunAnew = false;
    for (DeckPrep prep : new ArrayList<>(preps.values())) {
      if (prep.isMember(seat) || !prep.contents.fresh().isPresent()) {
        continue;
      }
      discard(prep);
      if (!begunAnew) {
        prepare(prep.deck, prep.contents, head);
        begunAnew = true; // only one deck is made at a time
      }
    }
  }

  private boolean canBegin(Request.Contents contents) {
    return contents.match(
        new Request.Contents.Cases<>(
            fresh -> true, pile -> decks.find(pile.slots().get(0)) != null));
  }

  List<Engine.Check> takeChecks(Set<Integer> trusted, Entropy entropy) {
    List<Engine.Check> checks = new ArrayList<>();
    for (DeckPrep prep : preps.values()) {
      if (!prep.checked && prep.proven()) {
        prep.checked = true;
        checks.add(check(prep, trusted, entropy));
      }
    }
    return checks;
  }

  Engine.@Nullable Check checkOf(int deck, int attempt, Entropy entropy) {
    DeckPrep prep = preps.get(deck);
    return prep == null || prep.attempt != attempt || !prep.proven()
        ? null
        : check(prep, Set.of(), entropy);
  }

  private static Engine.Check check(DeckPrep prep, Set<Integer> trusted, Entropy entropy) {
    return new Engine.Check(prep.deck, prep.attempt, prep.shuffling().check(trusted, entropy));
  }
}
