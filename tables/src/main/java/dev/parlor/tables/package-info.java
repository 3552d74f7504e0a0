/**
 * What a table looks like to one person, once, for phone and terminal alike.
 *
 * <p>Rules show views; here each game's view becomes a scene, and a tap on a scene becomes an
 * action of the rules. Read {@link dev.parlor.tables.scene.Scene} (what is to be seen), {@link
 * dev.parlor.tables.kit.TableMapper} (what one game brings) and {@link
 * dev.parlor.tables.sitting.Table} (what a client talks to), in this order. {@link
 * dev.parlor.tables.Catalogue} is the one list of the games.
 *
 * <p>Must never know: Android, a console, coordinates, a socket, a thread, what time it is.
 */
@NullMarked
package dev.parlor.tables;

import org.jspecify.annotations.NullMarked;
