/** How the computer players of blackjack classic are compared. */
@NullMarked
package dev.parlor.bench.classic;

import org.jspecify.annotations.NullMarked;
