/**
 * What a person has set on this phone, where it is set, and what there is to say about the app.
 * Start at {@link dev.parlor.app.settings.Settings}. Must never know: the rules of a game, a table.
 */
@NullMarked
package dev.parlor.app.settings;

import org.jspecify.annotations.NullMarked;
