/** Keys, signatures and sealed lists of numbers. Must never know: a game, a network, Android. */
@NullMarked
package dev.parlor.crypto;

import org.jspecify.annotations.NullMarked;
