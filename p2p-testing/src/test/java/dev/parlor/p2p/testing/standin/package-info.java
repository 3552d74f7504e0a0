/** The stand-ins keep the same promises as what they stand for, except secrecy. */
@NullMarked
package dev.parlor.p2p.testing.standin;

import org.jspecify.annotations.NullMarked;
