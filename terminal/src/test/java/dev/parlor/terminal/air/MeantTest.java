package dev.parlor.terminal.air;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.parlor.p2p.link.HostCode;
import dev.parlor.terminal.shell.Problem;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MeantTest {
  private static final HostCode CODE = new HostCode("K7QF3MXA");
  private static final String WHOLE = "CG01:" + "0A".repeat(52);

  @Test
  void aShortInvitationIsAPlaceAndACode() {
    for (String typed :
        new String[] {
          "192.0.2.1:4711/K7QF-3MXA", " 192.0.2.1:4711 k7qf 3mxa ", "192.0.2.1:4711/ K7QF3MXA"
        }) {
      Meant meant = Meant.read(typed);
      assertEquals(new Meant("192.0.2.1:4711", Optional.empty(), Optional.of(CODE)), meant, typed);
    }
    assertEquals("1030/K7QF-3MXA", Meant.text("1030", CODE));
  }

  @Test
  void aPlaceAloneNamesNoHost() {
    for (String typed : new String[] {"", "1030", "localhost:4711"}) {
      assertEquals(new Meant(typed, Optional.empty(), Optional.empty()), Meant.read(typed));
    }
  }

  @Test
  void aLongInvitationSaysWhereByItself() {
    assertEquals("PLACE:1", Meant.read(WHOLE + "/place:1").where());
    assertEquals("", Meant.read(WHOLE).where());
  }

  @Test
  void aCodeWithAMistakeIsSaidToBeOne() {
    for (String typed : new String[] {"host:1/K7QF-3MX", "host:1/K7QF-3MXAA", "CG01:00"}) {
      assertThrows(Problem.class, () -> Meant.read(typed), typed);
    }
  }
}
