/** What the rim may see. */
@NullMarked
package dev.parlor.rim;

import org.jspecify.annotations.NullMarked;
