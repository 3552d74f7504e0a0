@NullMarked
package dev.parlor.tables.romme;

import org.jspecify.annotations.NullMarked;
