/**
 * The key and the results of this phone in one file, and back: the key under a password as NIP-49
 * has it, the results as they are, for they prove themselves.
 *
 * <p>Start at {@link dev.parlor.app.backup.BackupActivity}. Must never know: a table, a radio.
 */
@NullMarked
package dev.parlor.app.backup;

import org.jspecify.annotations.NullMarked;
