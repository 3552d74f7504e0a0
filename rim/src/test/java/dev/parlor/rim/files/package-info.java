/** The rim's files, tested. */
@NullMarked
package dev.parlor.rim.files;

import org.jspecify.annotations.NullMarked;
