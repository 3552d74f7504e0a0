/**
 * What a table looks like to one person: a {@link dev.parlor.tables.scene.Scene} is a value that a
 * phone lays out on felt, a terminal in characters, and a screen reader speaks.
 *
 * <p>A scene names places ({@link dev.parlor.tables.scene.At}), never coordinates, and sentences
 * ({@link dev.parlor.tables.scene.Phrase}), never words. Identity is the slot of a card, never its
 * face. Must never know: which game it is, how large a screen is, which language is spoken.
 *
 * <p>Start at {@link dev.parlor.tables.scene.Scene}.
 */
@NullMarked
package dev.parlor.tables.scene;

import org.jspecify.annotations.NullMarked;
