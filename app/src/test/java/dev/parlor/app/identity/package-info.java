@NullMarked
package dev.parlor.app.identity;

import org.jspecify.annotations.NullMarked;
