package dev.parlor.terminal.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.terminal.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A question that no engine could be asked is the fault of the file and not of the engine. */
class MalformedScenariosTest {
  @TempDir Path folder;

  @ParameterizedTest(name = "{0} {2}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "piles             | 'players'       | {'players':0,'deck':['2h'],'moves':[]}",
        "piles             | 'players'       | {'players':99999999,'deck':['2h'],'moves':[]}",
        "piles             | 'guess'         | {'players':1,'deck':['2h'],'moves':[{'guess':'x'}]}",
        "blackjack-classic | 'actions'       | {'deck':['2h'],'actions':['Fold']}",
        "blackjack-values  | 'hand'          | {'hand':['Jk']}",
        "blackjack-dealer  | 'up'            | {'up':'Jk','hole':'2h','shoe_next':[]}",
        "romme-melds       | 'hand'          | {'hand':['2h','2h','2h'],'min_deadwood':6}",
        "highlow           | 'coins'         | {'coins':-5,'pot':50,'deck':[],'bet':1}",
        "highlow           | 'pot'           | {'coins':5,'pot':-1,'deck':[],'bet':1}",
        "highlow           | 'rejected_bets' "
            + "| {'coins':100,'pot':50,'deck':['2h','Th','5s'],'bet':10,'rejected_bets':7}",
        "highlow           | 'bet'           "
            + "| {'coins':100,'pot':50,'deck':['2h','Th','5s'],'bet':[]}",
        "poker-eval        | not a line      | AsAsAsAsAs,1",
        "poker-eval        | not a line      | AsKsQsJsJk,1",
        "bip340            | not a line      | {}",
      })
  void isRefusedWithItsLine(String suite, String named, String line) throws IOException {
    Path file = Files.writeString(folder.resolve("file"), line.replace('\'', '"') + "\n");
    Ran ran = Ran.parlor("check", suite, file.toString());
    assertEquals(2, ran.exit(), ran.err());
    assertTrue(ran.err().contains("line 1: ") && ran.err().contains(named), ran.err());
  }
}
