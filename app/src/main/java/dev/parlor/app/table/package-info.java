/**
 * What several screens share: sentences of refusals and verdicts, lists of names and things, the
 * row of buttons, the button that is held, the model of a screen.
 *
 * <p>Start reading at {@link dev.parlor.app.table.RuleTexts}. Must never know: the rules of a game,
 * a radio.
 */
@NullMarked
package dev.parlor.app.table;

import org.jspecify.annotations.NullMarked;
