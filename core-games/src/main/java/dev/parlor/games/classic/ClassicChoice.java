package dev.parlor.games.classic;

import dev.parlor.games.Choice;

/** A play that a side may make now. If it is the only one, the cards leave no other. */
public record ClassicChoice(ClassicPlay play) implements Choice {}
