package dev.parlor.radio;

import dev.parlor.p2p.advert.TableSign;

/** A door through which guests come in. Closing it leaves the links alive that came through it. */
public interface Door extends Handle {
  /** Changes the sign, for example when somebody has sat down. */
  void show(TableSign sign);
}
