/** How tests look at screens: the ways in which one is looked at, and the pictures of it. */
@NullMarked
package dev.parlor.app.look;

import org.jspecify.annotations.NullMarked;
