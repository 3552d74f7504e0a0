package dev.parlor.radio;

import java.util.List;

/** A listener that is told what a search finds. */
public interface SearchListener {
  /** All tables and stations that can be seen now, the strongest first. */
  void tables(List<FoundTable> tables);

  /** All phones that answered the inquiry so far, the strongest first. */
  void phones(List<FoundPhone> phones);

  /** The search is hindered; it goes on by itself when it can. */
  void hindered(RadioTrouble why);
}
