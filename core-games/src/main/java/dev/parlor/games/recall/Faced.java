package dev.parlor.games.recall;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;

/** A card that lies face up. */
public record Faced(Slot slot, Card card) {}
