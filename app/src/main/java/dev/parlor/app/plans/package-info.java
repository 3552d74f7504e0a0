/**
 * How each game wants the felt to be shared out; nothing else of any game.
 *
 * <p>Start at {@link dev.parlor.app.plans.Plans}.
 */
@NullMarked
package dev.parlor.app.plans;

import org.jspecify.annotations.NullMarked;
