package dev.parlor.games.romme;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;

/** A card in the hand of somebody who has seen it. */
record Held(Slot slot, Card face) {}
