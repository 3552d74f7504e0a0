/** The table in a terminal, the station, and the tools of an auditor. */
@NullMarked
package dev.parlor.terminal;

import org.jspecify.annotations.NullMarked;
