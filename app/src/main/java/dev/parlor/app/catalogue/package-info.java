/**
 * Which games can be played on this phone today, how they are called and where their tables are.
 */
@NullMarked
package dev.parlor.app.catalogue;

import org.jspecify.annotations.NullMarked;
