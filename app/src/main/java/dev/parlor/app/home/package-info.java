/** The first screen: which games can be played. */
@NullMarked
package dev.parlor.app.home;

import org.jspecify.annotations.NullMarked;
