/** What is kept on this computer. */
@NullMarked
package dev.parlor.terminal.home;

import org.jspecify.annotations.NullMarked;
