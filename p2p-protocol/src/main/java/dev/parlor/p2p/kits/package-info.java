/**
 * The cards of the games that ship, and the lines of their actions with the verbs of the original
 * design. Here alone the protocol names games. A new game brings files of its own and touches none
 * of these.
 */
@NullMarked
package dev.parlor.p2p.kits;

import org.jspecify.annotations.NullMarked;
