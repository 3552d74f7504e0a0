/** Playing cards, drawn by our own code. Knows faces, no game and no table. */
@NullMarked
package dev.parlor.app.card;

import org.jspecify.annotations.NullMarked;
