/** What is said of the others at a table. */
@NullMarked
package dev.parlor.app.company;

import org.jspecify.annotations.NullMarked;
