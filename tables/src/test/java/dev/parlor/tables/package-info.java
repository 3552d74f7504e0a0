@NullMarked
package dev.parlor.tables;

import org.jspecify.annotations.NullMarked;
