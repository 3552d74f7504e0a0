/** The rim's link, tested. */
@NullMarked
package dev.parlor.rim.link;

import org.jspecify.annotations.NullMarked;
