package dev.parlor.p2p.testing.bare;

import dev.parlor.p2p.table.Input;
import org.jspecify.annotations.Nullable;

/** What a session was given. No input means that its process died and began again. */
public record Given(@Nullable Input input, long now) {}
