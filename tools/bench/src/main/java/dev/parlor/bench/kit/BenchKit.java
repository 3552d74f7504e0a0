package dev.parlor.bench.kit;

import dev.parlor.bench.bots.Yardstick;
import dev.parlor.bench.protocol.TimedGame;
import dev.parlor.bench.sheet.Measurement;
import dev.parlor.games.GameId;
import java.util.Optional;

/**
 * What is measured of one game alone. A game without such a card is measured as all others are.
 *
 * @param own the measurement with the game's name
 * @param yardstick by which its computer players are compared
 * @param timed what is timed at its tables
 */
public record BenchKit(
    GameId game, Optional<Measurement> own, Yardstick yardstick, Optional<TimedGame> timed) {}
