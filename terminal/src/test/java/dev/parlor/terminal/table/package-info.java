@NullMarked
package dev.parlor.terminal.table;

import org.jspecify.annotations.NullMarked;
