/** The names of the seam, tested. */
@NullMarked
package dev.parlor.radio.hardware;

import org.jspecify.annotations.NullMarked;
