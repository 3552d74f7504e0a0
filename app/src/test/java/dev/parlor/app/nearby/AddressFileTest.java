package dev.parlor.app.nearby;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.ClassicAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public final class AddressFileTest {
  @Rule public final TemporaryFolder temporary = new TemporaryFolder();

  private static Bytes npub(int number) {
    byte[] bytes = new byte[32];
    bytes[7] = (byte) number;
    return Bytes.of(bytes);
  }

  private static ClassicAddress address(int number) {
    return new ClassicAddress(Bytes.of(new byte[] {1, 2, 3, 4, 5, (byte) number}));
  }

  @Test
  public void anAddressIsRememberedByTheBeginningOfAKey() {
    Path file = temporary.getRoot().toPath().resolve("addresses");
    new AddressFile(file).remember(npub(1), address(1));
    assertEquals(Optional.of(address(1)), new AddressFile(file).find(npub(1).head(8)));
    assertFalse(new AddressFile(file).find(npub(2)).isPresent());
  }

  @Test
  public void theNewestStayWhenThereAreTooMany() {
    AddressFile book = new AddressFile(temporary.getRoot().toPath().resolve("addresses"));
    for (int i = 1; i <= 101; i++) {
      book.remember(npub(i), address(i));
    }
    assertFalse(book.find(npub(1)).isPresent());
    assertEquals(Optional.of(address(101)), book.find(npub(101)));
    assertEquals(Optional.of(address(2)), book.find(npub(2)));
  }

  @Test
  public void linesThatMakeNoSenseAreLeftOut() throws Exception {
    Path file = temporary.getRoot().toPath().resolve("addresses");
    new AddressFile(file).remember(npub(1), address(1));
    String good = new String(Files.readAllBytes(file), StandardCharsets.US_ASCII);
    String text = "nonsense\n0000000000000002 nowhere\n" + good + "zzzzzzzzzzzzzzzz 01:02\n";
    Files.write(file, text.getBytes(StandardCharsets.US_ASCII));
    assertEquals(Optional.of(address(1)), new AddressFile(file).find(npub(1)));
    assertFalse(new AddressFile(file).find(npub(2)).isPresent());
  }
}
