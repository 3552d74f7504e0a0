/**
 * What stays: whole files under {@code collections/card_games}, laid out alike on every device.
 * Start at {@link dev.parlor.rim.files.Archive}.
 */
@NullMarked
package dev.parlor.rim.files;

import org.jspecify.annotations.NullMarked;
