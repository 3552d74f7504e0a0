package dev.parlor.app.nearby;

import dev.parlor.app.bluetooth.FoundPhone;
import dev.parlor.app.bluetooth.RadioTrouble;
import dev.parlor.p2p.link.Invitation;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a search has found so far.
 *
 * @param searching whether it goes on
 * @param tables the strongest first
 * @param phones that answered an inquiry: hosts whose phone can't put a sign up may be among them
 * @param troubles what hinders it
 */
public record Found(
    boolean searching,
    List<FoundTable> tables,
    List<FoundPhone> phones,
    Set<RadioTrouble> troubles) {
  public static final Found NOTHING = new Found(false, List.of(), List.of(), Set.of());

  public Found {
    tables = List.copyOf(tables);
    phones = List.copyOf(phones);
    troubles = Set.copyOf(troubles);
  }

  /** The tables under these four digits: mostly one, but nothing forbids two. */
  public List<FoundTable> under(String code) {
    return tables.stream()
        .filter(table -> table.code().equals(code.trim()))
        .collect(Collectors.toList());
  }

  /** The table that an invitation leads to. */
  public Optional<FoundTable> of(Invitation invitation) {
    return tables.stream().filter(table -> table.nonce().equals(invitation.nonce())).findFirst();
  }
}
