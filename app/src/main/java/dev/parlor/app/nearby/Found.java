package dev.parlor.app.nearby;

import dev.parlor.p2p.link.Invitation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a search has found so far.
 *
 * @param searching whether it goes on
 * @param tables the strongest first
 */
public record Found(boolean searching, List<FoundTable> tables) {
  public static final Found NOTHING = new Found(false, List.of());

  public Found {
    tables = List.copyOf(tables);
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
