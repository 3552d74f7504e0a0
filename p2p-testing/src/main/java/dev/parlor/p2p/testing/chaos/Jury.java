package dev.parlor.p2p.testing.chaos;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.p2p.audit.Audit;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.testing.sim.SimPhone;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Judges what came of a script, by the word of one honest phone. Whoever is named must have lied,
 * nobody may have chosen after seeing what others had chosen, and an auditor must come to the same
 * end.
 *
 * @param puppets seats at the table
 * @param liars those of them that have said something that no honest phone says
 * @param forked whether the host may have signed two logs
 */
record Jury<S, V>(Set<TableSeat> puppets, Set<TableSeat> liars, boolean forked) {
  Optional<String> wrong(SimPhone<S, V> phone, Match<S, V> match) {
    List<Verdict> named = new ArrayList<>(phone.named());
    named.addAll(match.verdicts());
    for (Verdict verdict : named) {
      if (!isDeserved(verdict)) {
        return Optional.of("names a seat that did not lie: " + verdict);
      }
    }
    Optional<Transcript> transcript = phone.session().flatMap(Transcript::of);
    if (!match.hasBegun() || !transcript.isPresent()) {
      return Optional.empty();
    }
    Optional<String> late = AfterSeeing.in(match, transcript.get(), phone, puppets);
    return late.isPresent() ? late : audited(match, transcript.get(), phone.tools());
  }

  /**
   * Whether a verdict is deserved. Withholding what somebody vouched for is a lie that needs no
   * false word.
   */
  private boolean isDeserved(Verdict verdict) {
    return liars.contains(verdict.seat())
        || (puppets.contains(TableSeat.HOST)
            && verdict.seat().equals(TableSeat.HOST)
            && verdict.kind() == Offence.WITHHELD);
  }

  private Optional<String> audited(Match<S, V> match, Transcript transcript, Phone tools) {
    if (forked || !match.outcome().isPresent()) {
      return Optional.empty();
    }
    Audit audit =
        Audit.of(
            match.kit(),
            transcript,
            tools.signatures(),
            tools.sealing(),
            new SeededEntropy("jury"));
    return audit.outcome().equals(match.outcome())
        ? Optional.empty()
        : Optional.of("an auditor comes to another end");
  }
}
