package dev.parlor.app.nearby;

import dev.parlor.p2p.link.Invitation;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.RadioTrouble;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a search has found so far.
 *
 * @param searching whether it goes on
 * @param tables the strongest first
 * @param phones that answered an inquiry: hosts whose phone can't put a sign up may be among them
 * @param answers what came of asking these phones for their tables
 * @param troubles what hinders it
 */
public record Found(
    boolean searching,
    List<TableInRange> tables,
    List<FoundPhone> phones,
    Map<ClassicAddress, Answer> answers,
    Set<RadioTrouble> troubles) {
  public static final Found NOTHING = new Found(false, List.of(), List.of(), Map.of(), Set.of());

  /** What came of asking a phone. */
  public enum Answer {
    /** The phone is being asked. */
    AWAITED,
    /** The phone's table is among those that were found. */
    TABLE,
    /** The phone holds no table, or can't be reached. */
    NOTHING
  }

  public Found {
    tables = List.copyOf(tables);
    phones = List.copyOf(phones);
    answers = Collections.unmodifiableMap(new HashMap<>(answers));
    troubles = Set.copyOf(troubles);
  }

  Found with(List<TableInRange> now) {
    return new Found(true, now, phones, answers, troubles);
  }

  Found heard(List<FoundPhone> now) {
    return new Found(true, tables, now, answers, troubles);
  }

  Found hindered(Set<RadioTrouble> now) {
    return new Found(true, tables, phones, answers, now);
  }

  Found answered(FoundPhone phone, Answer answer) {
    Map<ClassicAddress, Answer> all = new HashMap<>(answers);
    all.put(phone.address(), answer);
    return new Found(true, tables, phones, all, troubles);
  }

  /** The tables with these four digits. Mostly it is one, but there may be two. */
  public List<TableInRange> under(String code) {
    return tables.stream()
        .filter(table -> table.code().equals(code.trim()))
        .collect(Collectors.toList());
  }

  /** The table that an invitation leads to. */
  public Optional<TableInRange> of(Invitation invitation) {
    return tables.stream().filter(table -> table.nonce().equals(invitation.nonce())).findFirst();
  }
}
