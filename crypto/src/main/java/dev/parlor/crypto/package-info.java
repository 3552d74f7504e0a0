/**
 * Keys, signatures and sealed lists of numbers. Must never know: a game, a network, Android.
 *
 * <p>Start with {@code curve} (the group), {@code sign} (signatures), {@code nostr} (the public
 * formats around them) and {@code channel} (a link that nobody can listen to). Whatever comes from
 * somebody else and is wrong is refused as {@link dev.parlor.crypto.BadInput}.
 */
@NullMarked
package dev.parlor.crypto;

import org.jspecify.annotations.NullMarked;
