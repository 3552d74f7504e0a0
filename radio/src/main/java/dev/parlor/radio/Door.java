package dev.parlor.radio;

import dev.parlor.p2p.advert.TableSign;

/** A door that guests come in through; closing it leaves links that came through it alive. */
public interface Door extends Handle {
  /** Changes the sign, for example when somebody has sat down. */
  void show(TableSign sign);
}
