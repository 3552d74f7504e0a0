/** Every kind of message in every state of a table. Begin with {@code EveryStateTest}. */
@org.jspecify.annotations.NullMarked
package dev.parlor.p2p.testing.states;
