/** Decisions that need no hardware, tested. */
@NullMarked
package dev.parlor.radio.control;

import org.jspecify.annotations.NullMarked;
