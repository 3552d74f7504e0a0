package dev.parlor.p2p.audit;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.games.Setup;
import dev.parlor.p2p.deal.BlockType;
import dev.parlor.p2p.deal.CoinEngine;
import dev.parlor.p2p.deal.DeckTable;
import dev.parlor.p2p.deal.Engine;
import dev.parlor.p2p.deal.Parts;
import dev.parlor.p2p.deal.SealedEngine;
import dev.parlor.p2p.deal.Sealing;
import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.ChainResult;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.match.Checks;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.match.Seating;
import dev.parlor.p2p.match.Series;
import dev.parlor.p2p.match.Setting;
import dev.parlor.p2p.result.SheetSigning;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seating.MatchSeat;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** One run over a transcript, which applies every entry and notes what is false. */
final class Replay<S, V> {
  private static final byte[] NOTHING = {0};

  private final GameKit<S, V> kit;
  private final Transcript transcript;
  private final Signatures signatures;
  private final Sealing sealing;
  private final Entropy entropy;
  private final Witness witness;
  private final List<Finding> lies = new ArrayList<>();
  private final Map<String, Long> proofs = new HashMap<>();
  private final Map<TableSeat, Parts> parts = new HashMap<>();
  private long decidedAt = -1;

  Replay(
      GameKit<S, V> kit,
      Transcript transcript,
      Signatures signatures,
      Sealing sealing,
      Entropy entropy,
      Witness witness) {
    this.kit = kit;
    this.transcript = transcript;
    this.signatures = signatures;
    this.sealing = sealing;
    this.entropy = entropy;
    this.witness = witness;
  }

  Audit run() {
    Roster roster = transcript.roster();
    Setup setup = roster.invite().setup(roster.seats().size());
    try {
      roster.requireCertified(signatures);
    } catch (Malformed notCertified) {
      lies.add(
          new Finding(
              -1,
              new Verdict(
                  TableSeat.NONE, Offence.ROSTER, String.valueOf(notCertified.getMessage()))));
      return nothing();
    }
    if (!roster.invite().fits(kit) || !setup.problems(kit.game()).isEmpty()) {
      lies.add(
          new Finding(-1, new Verdict(TableSeat.HOST, Offence.OPTIONS, roster.invite().rules())));
      return nothing();
    }
    SheetSigning signing = new SheetSigning(roster.tid(), roster.players(), signatures);
    List<Series<S, V>> all = new ArrayList<>();
    Chain chain =
        new Chain(roster.tid(), roster.sessionKeys(), signatures, size -> all.get(0).outAt(size));
    Series<S, V> series =
        new Series<>(roster.seats().size(), seating -> match(roster, seating, chain, signing));
    all.add(series);
    for (Ordered ordered : transcript.log()) {
      if (!continues(chain, ordered)) {
        break;
      }
      Match<S, V> match = series.match();
      apply(series, match, ordered);
      witness.applied(ordered, series.match());
      if (series.match() != match) {
        decidedAt = -1;
        proofs.clear();
        parts.clear();
      }
    }
    Match<S, V> match = series.match();
    List<Tenure> tenures = Tenure.of(chain.all(), roster.seats().size());
    return new Audit(
        new Audit.LastMatch(
            match.seating(),
            series.begun(),
            match.events(),
            match.outcome(),
            decidedAt,
            OwnMoves.alone(match)),
        chain.size(),
        lies,
        isAccepted(tenures, match.seating(), chain.all()),
        tenures,
        signing.result(match));
  }

  private Audit nothing() {
    Seating seating = Seating.first(transcript.roster().seats().size());
    return new Audit(
        new Audit.LastMatch(seating, 0, List.of(), Optional.empty(), -1, false),
        0,
        lies,
        false,
        List.of(),
        Optional.empty());
  }

  /**
   * Whether the last succession before the decision was accepted by all who play. A match that was
   * decided before another seat ordered needs no such acceptance.
   */
  private boolean isAccepted(List<Tenure> tenures, Seating seating, List<Ordered> log) {
    Set<TableSeat> players = new HashSet<>(seating.seats());
    return tenures.stream()
        .filter(tenure -> tenure.isVotedFor() && tenure.from() <= decidedAt)
        .reduce((before, last) -> last)
        .map(last -> last.isAcceptedBy(players, log))
        .orElse(true);
  }

  private Match<S, V> match(Roster roster, Seating seating, Chain chain, SheetSigning signing) {
    Bytes scope = seating.scope(roster.tid());
    DeckTable decks = new DeckTable(scope, roster.invite().rules(), seating.of(roster.npubs()));
    Engine engine =
        kit.hiding()
            ? new SealedEngine(decks, sealing)
            : new CoinEngine(decks, kit.goesOnWithoutTheSilent());
    Setting setting =
        new Setting(
            roster.invite().setup(seating.seats().size()),
            roster.tid(),
            roster.npubs(),
            decks,
            engine);
    Checks checks = new Checks(chain::isEquivocation, chain::isShown, signing, entropy);
    return new Match<>(kit, seating, setting, checks);
  }

  private boolean continues(Chain chain, Ordered ordered) {
    ChainResult result = chain.take(ordered);
    result.to(new Unfit(chain, ordered));
    return result instanceof ChainResult.Grew;
  }

  /** Says why a log does not go on with an entry. */
  private final class Unfit implements ChainResult.Cases {
    private final Chain chain;
    private final Ordered ordered;

    Unfit(Chain chain, Ordered ordered) {
      this.chain = chain;
      this.ordered = ordered;
    }

    @Override
    public void grew(Ordered grown) {
      // it does
    }

    @Override
    public void known() {
      worthless("index " + ordered.order().index());
    }

    @Override
    public void gap() {
      worthless("index " + ordered.order().index());
    }

    @Override
    public void parts(long size) {
      worthless("index " + ordered.order().index());
    }

    @Override
    public void convicts(Verdict verdict) {
      if (isSigned(ordered.entry())) {
        found(chain.size(), verdict);
      } else {
        // the seat that ordered it is not to blame: whoever handed the file over may have spoilt it
        worthless("not signed by its author");
      }
    }

    @Override
    public void worthless(String why) {
      found(chain.size(), new Verdict(TableSeat.NONE, Offence.NOT_IN_CHAIN, why));
    }
  }

  private boolean isSigned(Entry entry) {
    List<Bytes> keys = transcript.roster().sessionKeys();
    return entry.seat().index() >= keys.size()
        || entry.signedBy(keys.get(entry.seat().index()), signatures);
  }

  private void apply(Series<S, V> series, Match<S, V> match, Ordered ordered) {
    long index = ordered.order().index();
    int before = match.verdicts().size();
    boolean decided = match.outcome().isPresent();
    noteProof(ordered.entry(), index);
    series.apply(ordered);
    for (Verdict verdict : match.verdicts().subList(before, match.verdicts().size())) {
      found(index, verdict);
    }
    if (!decided && match.outcome().isPresent()) {
      decidedAt = index;
    }
    for (Engine.Check check : match.engine().takeChecks(Set.of(), entropy)) {
      for (int inMatch : check.work().get()) {
        TableSeat liar = match.seating().tableSeat(new MatchSeat(inMatch));
        long at = proofs.getOrDefault(proof(liar, check.deck(), check.attempt()), index);
        String deck = "deck " + check.deck() + " attempt " + check.attempt();
        found(at, new Verdict(liar, Offence.WRONG_SHUFFLE, deck));
      }
    }
  }

  /** Where the proof of a shuffle stands, so that a false one is named by its own entry. */
  private void noteProof(Entry entry, long index) {
    if (!entry.payload().isBlock()) {
      return;
    }
    try {
      Reader block = new Reader(entry.payload().bytes());
      int type = block.u8();
      if (type == BlockType.PART) {
        Parts own = parts.computeIfAbsent(entry.seat(), seat -> new Parts());
        block = new Reader(own.take(block).orElse(NOTHING));
        type = block.u8();
      }
      if (type == BlockType.PROOF) {
        proofs.put(proof(entry.seat(), block.u16(), block.u8()), index);
      }
    } catch (Malformed tooShort) {
      // the match says so itself
    }
  }

  private static String proof(TableSeat seat, int deck, int attempt) {
    return seat + " " + deck + " " + attempt;
  }

  private void found(long index, Verdict verdict) {
    lies.add(new Finding(index, verdict));
  }
}
