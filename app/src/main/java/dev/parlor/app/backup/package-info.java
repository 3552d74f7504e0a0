/**
 * The key and the results of this phone in one file, and back: the key locked with a password
 * (NIP-49), the results as they are, because their signatures prove them.
 *
 * <p>Start at {@link dev.parlor.app.backup.BackupActivity}. Must never know: a table, a radio.
 */
@NullMarked
package dev.parlor.app.backup;

import org.jspecify.annotations.NullMarked;
