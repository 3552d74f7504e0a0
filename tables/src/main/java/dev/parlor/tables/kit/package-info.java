/**
 * What one game brings to the tables, and what it is told: a {@link
 * dev.parlor.tables.kit.TableMapper} makes a scene of a {@link dev.parlor.tables.kit.Glimpse} and
 * says what a touch means; a {@link dev.parlor.tables.kit.TableKit} names all that the house must
 * know of a game.
 */
@NullMarked
package dev.parlor.tables.kit;

import org.jspecify.annotations.NullMarked;
