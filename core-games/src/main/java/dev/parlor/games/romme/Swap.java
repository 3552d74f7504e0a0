package dev.parlor.games.romme;

import dev.parlor.games.Slot;

/** A joker taken out of a meld in this turn and not used yet. */
public record Swap(int meld, Slot natural, Slot joker) {}
