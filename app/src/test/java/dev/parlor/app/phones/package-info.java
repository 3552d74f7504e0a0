/** Several whole phones in one process: over a made-up radio, over the air, by taps alone. */
@NullMarked
package dev.parlor.app.phones;

import org.jspecify.annotations.NullMarked;
