/**
 * The whole phone, made once a process: the one place where every part of the app is put together.
 * No other package knows it.
 */
@NullMarked
package dev.parlor.app.phone;

import org.jspecify.annotations.NullMarked;
