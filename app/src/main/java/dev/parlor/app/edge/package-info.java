/**
 * How a screen lies on the glass: drawn from edge to edge, with everything that is read or tapped
 * beside the bars, the cutout and the keyboard. Every screen calls {@link Edges#fit} once, behind
 * its {@code setContentView}; nothing else in the app asks for insets.
 */
@NullMarked
package dev.parlor.app.edge;

import org.jspecify.annotations.NullMarked;
