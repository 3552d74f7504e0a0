package dev.parlor.p2p.deal;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.games.Event;
import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Decks in which some players know what others do not. */
public final class SealedEngine implements Engine {
  private final SealedDecks decks = new SealedDecks();
  private final DeckMaking making;
  private final Set<Integer> leaving = new TreeSet<>();
  private final SealedHelp help = new SealedHelp(decks, leaving);

  private final Request.Answers<Boolean> met;
  private final Request.Answers<Optional<Event>> events;

  public SealedEngine(DeckTable table, Sealing sealing) {
    this.making = new DeckMaking(table, sealing, decks);
    met =
        new Request.Answers<>(
            shuffle -> making.isReady(shuffle.deck()),
            deal -> isDealt(deal.slot()),
            peek -> true, // only the seat that looks at a card waits for it
            open -> opened(open.slot()).isPresent());
    events =
        new Request.Answers<>(
            shuffle -> Optional.of(making.finish(shuffle)),
            deal -> Optional.empty(),
            peek -> Optional.empty(),
            open -> Optional.of(event(open.slot())));
  }

  @Override
  public void ask(Request.OfCards request, Bytes head) {
    request.to(new Asked(head));
  }

  /** Takes the requests of the rules, at one size of the log. */
  private final class Asked implements Request.Dealer {
    private final Bytes head;

    Asked(Bytes head) {
      this.head = head;
    }

    @Override
    public void shuffle(Request.Shuffle shuffle) {
      making.ask(shuffle, head);
    }

    @Override
    public void deal(Request.Deal deal) {
      want(deal.slot(), deal.seat());
    }

    @Override
    public void peek(Request.Peek peek) {
      want(peek.slot(), peek.seat());
    }

    @Override
    public void open(Request.Open open) {
      want(open.slot(), Vault.EVERYBODY);
      if (!open.last().isEmpty()) {
        decks.place(open.slot()).box().helpLast(open.last());
      }
    }
  }

  private void want(Slot slot, int viewer) {
    if (leaving.contains(viewer)) {
      return; // the player is out, and the shares that this seat hands over may be on their way
    }
    SealedDecks.Place place = decks.place(slot);
    SealedDecks.Box box = place.box();
    Vault.Want want = new Vault.Want(place.position(), viewer);
    if (box.wanted.contains(want) || box.vault.opened(place.position()).isPresent()) {
      return; // a card of a pile of one, which is not shuffled, may be open already
    }
    box.remasks.remove(place.position());
    if (viewer == Vault.EVERYBODY) {
      box.wanted.removeIf(other -> other.position() == place.position());
    }
    boolean promised = box.wanted.stream().anyMatch(other -> other.position() == place.position());
    if (promised || box.vault.needsRemask(want)) {
      // each further viewer needs a version of the card under another mask
      box.remasks.put(place.position(), viewer);
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
  public boolean isMet(Request.OfCards request) {
    return request.match(met);
  }

  private boolean isDealt(Slot slot) {
    SealedDecks.Box box = decks.place(slot).box();
    return !box.vault.isOpening() && box.wanted.isEmpty();
  }

  private OptionalInt opened(Slot slot) {
    SealedDecks.Place place = decks.place(slot);
    return place.box().vault.opened(place.position());
  }

  @Override
  public Optional<Event> event(Request.OfCards request) {
    return request.match(events);
  }

  private Event.Opened event(Slot slot) {
    return new Event.Opened(slot, CardNumber.card(opened(slot).getAsInt()));
  }

  @Override
  public void prepareAhead(List<Integer> ahead, Request.Contents.Fresh contents, Bytes head) {
    making.prepareAhead(ahead, contents, head);
  }

  @Override
  public void apply(int seat, long seen, int type, Reader block) throws Lie, Malformed, Stale {
    switch (type) {
      case BlockType.SEED_HASH, BlockType.SHUFFLE, BlockType.PROOF, BlockType.SEED_REVEAL ->
          making.apply(seat, type, block);
      default -> help.apply(seat, seen, type, block);
    }
  }

  @Override
  public void remember(long size) {
    decks.all().forEach(box -> box.remember(size));
  }

  @Override
  public void beginLeave(int seat) {
    leaving.add(seat);
    for (SealedDecks.Box box : decks.all()) {
      box.wanted.removeIf(want -> want.viewer() == seat);
      box.remasks.values().removeIf(viewer -> viewer == seat);
    }
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

  @Override
  public List<Duty> duties(int seat) {
    List<Duty> duties = help.duties(seat);
    duties.addAll(making.duties(seat)); // cards come before decks, which may be needed later only
    return duties;
  }

  @Override
  public void sitOut(int seat, Bytes head) {
    drop(seat, head);
  }

  @Override
  public void back(int seat, Bytes head) {
    making.join(seat, head);
  }

  @Override
  public void drop(int seat, Bytes head) {
    leaving.remove(seat);
    decks.drop(seat);
    making.drop(seat, head);
  }

  @Override
  public List<Bytes> seeds() {
    return making.seeds();
  }

  @Override
  public boolean isExhausted() {
    return false;
  }

  @Override
  public List<Check> takeChecks(Set<Integer> trusted, Entropy entropy) {
    return making.takeChecks(trusted, entropy);
  }

  @Override
  public @Nullable Check checkOf(int deck, int attempt, Entropy entropy) {
    return making.checkOf(deck, attempt, entropy);
  }

  /** The deck on its way, for the private side of a seat. */
  DeckPrep prep(int deck) {
    return making.prep(deck);
  }

  SealedDecks.Box box(int root) {
    return java.util.Objects.requireNonNull(decks.box(root));
  }

  SealedDecks.@Nullable Place find(Slot slot) {
    return decks.find(slot);
  }

  static OptionalInt look(SealedDecks.Place place, int seat, OwnSecrets own) {
    return place.box().vault.look(place.position(), seat, own);
  }
}
