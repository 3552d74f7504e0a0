/** What the radio decides, in virtual time over hardware that does what a test says. */
@NullMarked
package dev.parlor.radio.testing;

import org.jspecify.annotations.NullMarked;
