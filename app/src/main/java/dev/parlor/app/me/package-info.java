/**
 * The screen about oneself: name, public key as text and as a code, the secret key on request, and
 * another key in its place. What is kept is in {@link dev.parlor.app.identity}.
 */
@NullMarked
package dev.parlor.app.me;

import org.jspecify.annotations.NullMarked;
