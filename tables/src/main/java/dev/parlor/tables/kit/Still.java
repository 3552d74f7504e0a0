package dev.parlor.tables.kit;

import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;

/**
 * Something that must have been seen before the table goes on.
 *
 * @param scene the table as it is then; it offers no moves
 * @param said what there is to see, in a sentence
 * @param millis how long it holds
 */
public record Still(Scene scene, Phrase said, long millis) {}
