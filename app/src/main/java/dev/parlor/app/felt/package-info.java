/**
 * The felt: a {@link dev.parlor.tables.scene.Scene} laid out, drawn and touched, whatever game it
 * is of.
 *
 * <p>{@link dev.parlor.app.felt.FeltLayout} is pure: a scene and a size give placed things. {@link
 * dev.parlor.app.felt.FeltView} draws them and moves cards from where they lay before, {@link
 * dev.parlor.app.felt.FeltTouch} makes taps, drags and peeks of fingers, and {@link
 * dev.parlor.app.felt.FeltAccess} says all of it to a screen reader.
 *
 * <p>Must never know: which game is played, who holds the table, a radio. Start at {@link
 * dev.parlor.app.felt.FeltLayout}.
 */
@NullMarked
package dev.parlor.app.felt;

import org.jspecify.annotations.NullMarked;
