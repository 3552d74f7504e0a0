/**
 * One phone for tests: its household, what is made up around it, and a person before its screen.
 */
@NullMarked
package dev.parlor.app.household;

import org.jspecify.annotations.NullMarked;
