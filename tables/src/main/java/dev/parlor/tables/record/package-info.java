/**
 * What lasts of matches, for phone and terminal alike: what somebody has played and won of each
 * game. Must never know where it is kept, or on what screen it stands; start at {@link
 * dev.parlor.tables.record.Statistics}.
 */
@NullMarked
package dev.parlor.tables.record;

import org.jspecify.annotations.NullMarked;
