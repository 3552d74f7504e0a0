/** Matches that tests have played to their end, for those who look at what is left of them. */
@NullMarked
package dev.parlor.app.played;

import org.jspecify.annotations.NullMarked;
