package dev.parlor.p2p.seat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class JournalFormatTest {
  private static final List<Bytes> RECORDS =
      List.of(Bytes.of(new byte[] {1}), Bytes.of(new byte[0]), Bytes.of(new byte[300]));

  private static byte[] file() {
    Writer out = new Writer();
    RECORDS.forEach(record -> out.bytes(JournalFormat.frame(record)));
    return out.toArray();
  }

  @Test
  void recordsHaveTheirLengthBeforeAndTheirChecksumBehindThem() {
    assertEquals(
        "00000001" + "01" + "a83ef6ca", Bytes.of(JournalFormat.frame(RECORDS.get(0))).hex());
  }

  @Test
  void whatWasWrittenIsRead() {
    JournalFormat.Contents contents = JournalFormat.read(file());
    assertEquals(RECORDS, contents.records());
    assertEquals(file().length, contents.length());
  }

  @Test
  void aTornEndIsIgnoredWhereverItIsTorn() {
    byte[] file = file();
    List<Integer> ends = List.of(0, 9, 17, 325);
    for (int cut = 0; cut < file.length; cut++) {
      JournalFormat.Contents contents = JournalFormat.read(Arrays.copyOf(file, cut));
      int whole = contents.records().size();
      assertEquals(RECORDS.subList(0, whole), contents.records());
      assertEquals(ends.get(whole), contents.length());
      assertEquals(true, ends.get(whole) <= cut && (whole == 3 || ends.get(whole + 1) > cut));
    }
  }

  @Test
  void aRecordThatChangedAndAllBehindItAreIgnored() {
    for (int at = 0; at < 9; at++) {
      byte[] file = file();
      file[at] ^= 4;
      List<Bytes> read = new ArrayList<>(JournalFormat.read(file).records());
      assertEquals(List.of(), read, "byte " + at);
    }
  }
}
