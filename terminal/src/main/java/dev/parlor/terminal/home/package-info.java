/**
 * What Parlor keeps on this computer: who the user is, the seats that can be taken again, and the
 * results. Start at {@link dev.parlor.terminal.home.Home}.
 */
@NullMarked
package dev.parlor.terminal.home;

import org.jspecify.annotations.NullMarked;
