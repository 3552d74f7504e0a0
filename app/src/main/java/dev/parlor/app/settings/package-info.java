/** What a person has set on this phone. Knows no game. */
@NullMarked
package dev.parlor.app.settings;

import org.jspecify.annotations.NullMarked;
