/**
 * How the games go, step by step and with the cards that each step speaks of. Start at {@link
 * dev.parlor.app.learn.RulesActivity}. Must never know: a table, a radio.
 */
@NullMarked
package dev.parlor.app.learn;

import org.jspecify.annotations.NullMarked;
