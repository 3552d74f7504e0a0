/**
 * Sentences: what a {@link dev.parlor.tables.scene.Phrase} says in a language, shown or spoken.
 * Texts lie beside each game as {@code words.properties}, one file a language. The rules know no
 * language and name their sentences by key; these lie in {@code texts.properties} of {@code
 * dev.parlor.tables}. Start at {@link dev.parlor.tables.words.Words}.
 */
@NullMarked
package dev.parlor.tables.words;

import org.jspecify.annotations.NullMarked;
