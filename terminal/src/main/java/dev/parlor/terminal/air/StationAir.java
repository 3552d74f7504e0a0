package dev.parlor.terminal.air;

import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.link.Link;
import dev.parlor.radio.Door;
import dev.parlor.radio.DoorStatus;
import dev.parlor.radio.Guests;
import dev.parlor.radio.RadioLink;
import dev.parlor.terminal.shell.Rim;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A station's door for players in range, if the computer has Bluetooth. */
public final class StationAir implements AutoCloseable {
  private final Rim rim;
  private final Optional<Air> air;
  private @Nullable Door door;

  private StationAir(Rim rim, Optional<Air> air) {
    this.rim = rim;
    this.air = air;
  }

  public static StationAir of(Rim rim, boolean bluetooth) {
    return new StationAir(rim, bluetooth ? Optional.of(Air.open(rim)) : Optional.empty());
  }

  public void open(TableSign sign, Consumer<Link> guests) {
    air.ifPresent(radio -> door = radio.radio().open(sign, new Visitors(radio, guests)));
  }

  private final class Visitors implements Guests {
    private final Air radio;
    private final Consumer<Link> guests;

    Visitors(Air radio, Consumer<Link> guests) {
      this.radio = radio;
      this.guests = guests;
    }

    @Override
    public void came(RadioLink link) {
      guests.accept(link);
    }

    @Override
    public void changed(DoorStatus status) {
      radio.news(status).ifPresent(rim.err()::println);
    }
  }

  @Override
  public void close() {
    Door open = door;
    if (open != null) {
      open.close();
    }
    air.ifPresent(Air::close);
  }
}
