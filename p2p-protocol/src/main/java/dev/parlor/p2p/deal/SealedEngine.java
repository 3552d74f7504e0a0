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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Decks in which some players know what others do not. */
public final class SealedEngine implements Engine {
  private final DeckTable table;
  private final Sealing sealing;
  private final Map<Integer, DeckPrep> preps = new TreeMap<>();
  private final SealedDecks decks = new SealedDecks();
  private final Set<Integer> leaving = new TreeSet<>();
  private final List<Bytes> seeds = new ArrayList<>();

  public SealedEngine(DeckTable table, Sealing sealing) {
    this.table = table;
    this.sealing = sealing;
  }

  @Override
  public void ask(Request request, Bytes head) {
    if (request instanceof Request.Shuffle shuffle) {
      DeckPrep prep = preps.get(shuffle.deck());
      if (prep == null || !prep.contents.equals(shuffle.contents())) {
        prep = prepare(shuffle.deck(), 0, shuffle.contents(), head);
      }
      prep.asked = true;
    } else if (request instanceof Request.Deal deal) {
      want(deal.slot(), deal.seat());
    } else if (request instanceof Request.Peek peek) {
      want(peek.slot(), peek.seat());
    } else if (request instanceof Request.Open open) {
      want(open.slot(), Vault.EVERYBODY);
    }
  }

  private DeckPrep prepare(int deck, int attempt, Request.Contents contents, Bytes head) {
    DeckPrep prep;
    if (contents instanceof Request.Contents.Fresh fresh) {
      Terms terms = table.terms(deck, attempt, head, CardNumber.of(fresh.spec()));
      prep = new DeckPrep(deck, attempt, contents, terms, upTo(terms.values().size()));
    } else {
      List<Slot> pile = ((Request.Contents.Pile) contents).slots();
      SealedDecks.Box box = decks.place(pile.get(0)).box();
      List<Integer> positions = new ArrayList<>();
      pile.forEach(slot -> positions.add(decks.place(slot).position()));
      Terms terms = table.terms(deck, attempt, head, List.of());
      prep = new DeckPrep(deck, attempt, contents, terms, positions);
      prep.vault = box.vault;
    }
    preps.put(deck, prep);
    return prep;
  }

  private static List<Integer> upTo(int size) {
    List<Integer> positions = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      positions.add(i);
    }
    return positions;
  }

  private void want(Slot slot, int viewer) {
    SealedDecks.Place place = decks.place(slot);
    SealedDecks.Box box = place.box();
    Vault.Want want = new Vault.Want(place.position(), viewer);
    if (box.wanted.contains(want)) {
      return;
    }
    box.remasks.remove(place.position());
    if (viewer == Vault.EVERYBODY) {
      box.wanted.removeIf(other -> other.position() == place.position());
    }
    boolean promised = box.wanted.stream().anyMatch(other -> other.position() == place.position());
    if (promised || box.vault.needsRemask(want)) {
      box.remasks.put(place.position(), viewer); // another viewer, another version
    } else {
      box.wanted.add(want);
    }
  }

  /** Called once all requests that can be asked for now have been asked. */
  @Override
  public void asked() {
    decks.all().forEach(SealedDecks.Box::openWanted);
  }

  @Override
  public boolean isMet(Request request) {
    if (request instanceof Request.Shuffle shuffle) {
      DeckPrep prep = preps.get(shuffle.deck());
      return prep != null && prep.revealed();
    } else if (request instanceof Request.Open open) {
      SealedDecks.Place place = decks.place(open.slot());
      return place.box().vault.opened(place.position()).isPresent();
    } else if (request instanceof Request.Deal deal) {
      SealedDecks.Box box = decks.place(deal.slot()).box();
      return !box.vault.isOpening() && box.wanted.isEmpty();
    }
    return true; // nobody waits for a look at a card but the one who looks
  }

  @Override
  public Optional<Event> event(Request request) {
    if (request instanceof Request.Shuffle shuffle) {
      return Optional.of(
          finish(java.util.Objects.requireNonNull(preps.get(shuffle.deck())), shuffle));
    } else if (request instanceof Request.Open open) {
      SealedDecks.Place place = decks.place(open.slot());
      int value = place.box().vault.opened(place.position()).getAsInt();
      return Optional.of(new Event.Opened(open.slot(), CardNumber.card(value)));
    }
    return Optional.empty();
  }

  private Event.Shuffled finish(DeckPrep prep, Request.Shuffle shuffle) {
    CombinedSeed seed = sealing.combined(prep.terms, prep.commits, prep.seeds);
    seeds.add(Bytes.of(seed.value().toBytes()));
    SealedDecks.Box box;
    if (prep.contents instanceof Request.Contents.Fresh) {
      box = new SealedDecks.Box(prep.deck, prep.vault(), prep.terms);
      decks.add(box);
    } else {
      List<Slot> pile = ((Request.Contents.Pile) prep.contents).slots();
      box = decks.place(pile.get(0)).box();
      pile.forEach(decks::remove);
    }
    int[] order = seed.order(prep.positions.size());
    prep.vault().settle(prep.positions, prep.shuffling(), order);
    for (int i = 0; i < prep.positions.size(); i++) {
      decks.put(new Slot(prep.deck, i), new SealedDecks.Place(box, prep.positions.get(i)));
    }
    preps.remove(prep.deck);
    TaggedStream stream = seed.stream("lots");
    List<Integer> lots = new ArrayList<>();
    shuffle.lots().forEach(bound -> lots.add(stream.below(bound)));
    return new Event.Shuffled(prep.deck, lots);
  }

  @Override
  public void prepareNext(Request.Shuffle shuffle, Bytes head) {
    if (!preps.containsKey(shuffle.deck() + 1)) {
      prepare(shuffle.deck() + 1, 0, shuffle.contents(), head);
    }
  }

  @Override
  public void apply(int seat, int type, Reader block) throws Lie, Malformed, Stale {
    switch (type) {
      case BlockType.SEED_HASH -> commit(seat, prep(seat, block), block.rest());
      case BlockType.SHUFFLE -> shuffle(seat, prep(seat, block), block.rest());
      case BlockType.PROOF -> proof(seat, prep(seat, block), block.rest());
      case BlockType.SEED_REVEAL -> reveal(seat, prep(seat, block), block.rest());
      case BlockType.UNLOCK -> unlock(seat, box(block), block);
      case BlockType.REMASK -> remask(seat, box(block), block);
      case BlockType.HAND_OVER -> handOver(seat, box(block), block);
      default -> throw new Lie("offence.unknownBlock", "type " + type);
    }
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

  private void commit(int seat, DeckPrep prep, byte[] commit) throws Lie {
    refuseTwice(prep.commits, seat, "commit");
    sealing.checkCommit(prep.terms, seat, commit, prep.commits);
    prep.commits.put(seat, commit);
    if (prep.committed()) {
      Vault vault = prep.vault;
      if (vault == null) {
        vault = sealing.vault(prep.terms, prep.commits);
        prep.vault = vault;
      }
      prep.shuffling = vault.shuffle(prep.deck, prep.positions);
    }
  }

  private static void shuffle(int seat, DeckPrep prep, byte[] list) throws Lie {
    if (prep.shuffler() != seat) {
      throw new Lie("offence.shuffleOutOfTurn", "deck " + prep.deck);
    }
    prep.shuffling().takeList(seat, list);
  }

  private static void proof(int seat, DeckPrep prep, byte[] proof) throws Lie {
    Shuffling shuffling = prep.shuffling;
    if (shuffling == null) {
      throw new Lie("offence.proofWithoutShuffle", "deck " + prep.deck);
    }
    shuffling.takeProof(seat, proof);
  }

  private void reveal(int seat, DeckPrep prep, byte[] seed) throws Lie {
    if (!prep.asked || !prep.proven()) {
      throw new Lie("offence.revealTooEarly", "deck " + prep.deck);
    }
    refuseTwice(prep.seeds, seat, "seed");
    byte[] commit = java.util.Objects.requireNonNull(prep.commits.get(seat));
    sealing.checkSeed(prep.terms, seat, commit, seed);
    prep.seeds.put(seat, seed);
  }

  private static void refuseTwice(Map<Integer, byte[]> given, int seat, String what) throws Lie {
    if (given.containsKey(seat)) {
      throw new Lie("offence.twice", what);
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
    if (number > box.number || !box.vault.awaits(seat)) {
      throw new Lie("offence.shareNotAsked", "opening " + number);
    }
    box.vault.takeShares(seat, block.rest());
    box.openWanted();
  }

  private void remask(int seat, SealedDecks.Box box, Reader block) throws Lie, Malformed, Stale {
    int position = block.u16();
    long number = block.u32();
    if (mustRemask(seat, box, position) && !box.vault.isOpening() && number == box.number) {
      box.vault.takeRemask(position, seat, number, block.rest());
      return;
    }
    Integer viewer = box.remasks.get(position);
    if (viewer == null || viewer != seat || box.vault.isOpening() || number != box.number) {
      throw new Stale("position " + position);
    }
    box.vault.takeRemask(position, seat, number, block.rest());
    box.remasks.remove(position);
    box.wanted.add(new Vault.Want(position, seat));
    box.openWanted();
  }

  private boolean mustRemask(int seat, SealedDecks.Box box, int position) {
    return leaving.contains(seat)
        && box.vault.canLeave(seat)
        && box.vault.toRemaskBeforeLeaving(seat).contains(position);
  }

  private void handOver(int seat, SealedDecks.Box box, Reader block) throws Lie, Malformed, Stale {
    long number = block.u32();
    if (!leaving.contains(seat)
        || box.vault.isOpening()
        || number != box.number
        || !box.vault.canLeave(seat)) {
      throw new Stale("hand over " + box.root);
    }
    box.vault.takeHandOver(seat, number, block.rest());
  }

  @Override
  public void beginLeave(int seat) {
    leaving.add(seat);
  }

  @Override
  public boolean hasHandedOver(int seat) {
    for (SealedDecks.Box box : decks.all()) {
      if (box.vault.members().contains(seat)) {
        return false;
      }
    }
    return true;
  }

  /** Whether some deck would be lost with this seat, because too few would hold it. */
  @Override
  public boolean canHandOver(int seat) {
    for (SealedDecks.Box box : decks.all()) {
      if (box.vault.members().contains(seat) && !box.vault.canLeave(seat)) {
        return false;
      }
    }
    return true;
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

  @Override
  public List<Duty> duties(int seat) {
    List<Duty> duties = new ArrayList<>();
    for (DeckPrep prep : preps.values()) {
      if (!prep.isMember(seat)) {
        continue;
      }
      if (!prep.commits.containsKey(seat)) {
        duties.add(new Duty.Commit(prep.deck, prep.attempt));
      } else if (prep.shuffler() == seat) {
        duties.add(new Duty.Shuffle(prep.deck, prep.attempt));
      } else if (prep.asked && prep.proven() && !prep.seeds.containsKey(seat)) {
        duties.add(new Duty.Reveal(prep.deck, prep.attempt));
      }
    }
    for (SealedDecks.Box box : decks.all()) {
      if (box.vault.isOpening() && box.vault.awaits(seat)) {
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

  @Override
  public void drop(int seat, Bytes head) {
    leaving.remove(seat);
    decks.drop(seat);
    for (DeckPrep prep : new ArrayList<>(preps.values())) {
      if (!prep.isMember(seat)) {
        continue;
      }
      preps.remove(prep.deck);
      if (prep.contents instanceof Request.Contents.Fresh) {
        prepare(prep.deck, prep.attempt + 1, prep.contents, head).asked = prep.asked;
      }
    }
  }

  @Override
  public List<Bytes> seeds() {
    return Collections.unmodifiableList(seeds);
  }

  @Override
  public boolean isExhausted() {
    return false;
  }

  @Override
  public List<Check> takeChecks(Set<Integer> trusted, Entropy entropy) {
    List<Check> checks = new ArrayList<>();
    for (DeckPrep prep : preps.values()) {
      if (!prep.checked && prep.proven()) {
        prep.checked = true;
        checks.add(check(prep, trusted, entropy));
      }
    }
    return checks;
  }

  @Override
  public @Nullable Check checkOf(int deck, int attempt, Entropy entropy) {
    DeckPrep prep = preps.get(deck);
    return prep == null || prep.attempt != attempt || !prep.proven()
        ? null
        : check(prep, Set.of(), entropy);
  }

  private static Check check(DeckPrep prep, Set<Integer> trusted, Entropy entropy) {
    return new Check(prep.deck, prep.attempt, prep.shuffling().check(trusted, entropy));
  }

  /** For the private side of a seat: the deck on its way. */
  DeckPrep prep(int deck) {
    return java.util.Objects.requireNonNull(preps.get(deck));
  }

  SealedDecks.Box box(int root) {
    return java.util.Objects.requireNonNull(decks.box(root));
  }

  SealedDecks.@Nullable Place find(Slot slot) {
    return decks.find(slot);
  }

  static OptionalInt look(SealedDecks.Place place, int seat, Sealing.Own own) {
    return place.box().vault.look(place.position(), seat, own);
  }
}
