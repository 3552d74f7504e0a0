/**
 * Who the person is at every table: a NOSTR key and a callsign. The key is kept on this phone only,
 * wrapped by a {@link dev.parlor.app.identity.KeyVault}.
 *
 * <p>Start at {@link dev.parlor.app.identity.IdentityStore}. Must never know: a table, a radio, a
 * screen.
 */
@NullMarked
package dev.parlor.app.identity;

import org.jspecify.annotations.NullMarked;
