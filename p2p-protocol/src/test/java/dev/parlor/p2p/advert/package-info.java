/** Signs in literal bytes, and what strangers may cry out instead. */
@NullMarked
package dev.parlor.p2p.advert;

import org.jspecify.annotations.NullMarked;
