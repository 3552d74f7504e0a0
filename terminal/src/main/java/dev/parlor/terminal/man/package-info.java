/**
 * What a shell and {@code man} know of Parlor: both are written from the commands themselves, so
 * that neither can say anything else than {@code --help}.
 */
@NullMarked
package dev.parlor.terminal.man;

import org.jspecify.annotations.NullMarked;
