/** Screens on a glass with bars, a cutout and a keyboard. */
package dev.parlor.app.edge;
