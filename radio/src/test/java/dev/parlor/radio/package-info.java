/** What the radio may see. */
@NullMarked
package dev.parlor.radio;

import org.jspecify.annotations.NullMarked;
