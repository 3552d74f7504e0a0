/**
 * What the radios of a phone did, for whoever has to find out why something failed: {@link
 * dev.parlor.radio.diary.Diary}. It is made to be handed on, so it holds numbers and kinds of
 * things alone. {@link dev.parlor.radio.diary.TestWalk} ticks off what two testers have tried.
 *
 * <p>Must never know: a key, a callsign, the name of a table, an address, what is said over a link.
 */
@NullMarked
package dev.parlor.radio.diary;

import org.jspecify.annotations.NullMarked;
