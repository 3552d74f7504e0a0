/**
 * One thing said plainly, with at most one button to do something about it: what is missing, what
 * is empty and how to fill it. Knows no table and no radio.
 */
@NullMarked
package dev.parlor.app.notice;

import org.jspecify.annotations.NullMarked;
