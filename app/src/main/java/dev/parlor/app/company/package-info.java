/**
 * What the tables of all games show of the others when several phones play: for whom the table
 * waits and how long, whether everything that the others sent was in order, and the way out. Start
 * at {@link dev.parlor.app.company.CompanyScreen}.
 *
 * <p>Must never know: the rules of any game, a radio.
 */
@NullMarked
package dev.parlor.app.company;

import org.jspecify.annotations.NullMarked;
