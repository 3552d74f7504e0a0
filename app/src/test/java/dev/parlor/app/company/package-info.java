/** Tests of what is told about the others at a table. */
@NullMarked
package dev.parlor.app.company;

import org.jspecify.annotations.NullMarked;
