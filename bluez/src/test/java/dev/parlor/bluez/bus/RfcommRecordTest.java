package dev.parlor.bluez.bus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.UUID;
import org.junit.jupiter.api.Test;

class RfcommRecordTest {
  @Test
  void theRecordNamesServiceAndChannel() {
    assertEquals(
        "<?xml version=\"1.0\" encoding=\"UTF-8\" ?><record>"
            + "<attribute id=\"0x0001\"><sequence>"
            + "<uuid value=\"8f1f6a52-6a1c-4d5b-9c43-5041524c4f52\"/></sequence></attribute>"
            + "<attribute id=\"0x0004\"><sequence>"
            + "<sequence><uuid value=\"0x0100\"/></sequence>"
            + "<sequence><uuid value=\"0x0003\"/><uint8 value=\"0x0c\"/></sequence>"
            + "</sequence></attribute>"
            + "<attribute id=\"0x0005\"><sequence><uuid value=\"0x1002\"/></sequence></attribute>"
            + "<attribute id=\"0x0100\"><text value=\"Parlor\"/></attribute></record>",
        RfcommRecord.xml(UUID.fromString("8f1f6a52-6a1c-4d5b-9c43-5041524c4f52"), "Parlor", 12));
  }
}
