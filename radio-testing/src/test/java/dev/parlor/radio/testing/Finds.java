package dev.parlor.radio.testing;

import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.FoundTable;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.SearchListener;
import java.util.ArrayList;
import java.util.List;

/** Writes down what a search finds. */
final class Finds implements SearchListener {
  final List<List<FoundTable>> tables = new ArrayList<>();
  final List<List<FoundPhone>> phones = new ArrayList<>();
  final List<RadioTrouble> hindered = new ArrayList<>();

  @Override
  public void tables(List<FoundTable> all) {
    tables.add(all);
  }

  @Override
  public void phones(List<FoundPhone> all) {
    phones.add(all);
  }

  @Override
  public void hindered(RadioTrouble why) {
    hindered.add(why);
  }

  /** The callsigns of the last list. */
  List<String> last() {
    List<String> callsigns = new ArrayList<>();
    if (!tables.isEmpty()) {
      tables.get(tables.size() - 1).forEach(table -> callsigns.add(table.sign().callsign()));
    }
    return callsigns;
  }
}
