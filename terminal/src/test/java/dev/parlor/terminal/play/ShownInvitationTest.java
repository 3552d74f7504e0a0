package dev.parlor.terminal.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.link.Invitation;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.rim.link.MemoryLink;
import dev.parlor.rim.table.AskInvite;
import dev.parlor.rim.table.Device;
import dev.parlor.rim.table.Journal;
import dev.parlor.rim.table.RealStrand;
import dev.parlor.rim.table.TableLoop;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

class ShownInvitationTest {
  private static final String TEXT =
      "CG01:09080706D19BF3F082782C87B783FE7134698AEF"
          + "F9308A019258C31049344F85F89D5229B531C845836F99B08601F113BCE036F9/127.0.0.1:4711";

  @Test
  void aCameraReadsTheInvitationFromTheTerminal() throws Exception {
    assertEquals(TEXT, photographed(Qr.of(TEXT, false), 0xff000000, 0xffffffff));
    List<String> coloured =
        Qr.of(TEXT, true).stream().map(line -> line.replaceAll("\u001b\\[[0-9;]*m", "")).toList();
    assertEquals(TEXT, photographed(coloured, 0xffffffff, 0xff000000));
  }

  /** Ten pixels a square. */
  private static String photographed(List<String> lines, int paper, int ink) throws Exception {
    int width = lines.get(0).length() * 10;
    int height = lines.size() * 20;
    int[] pixels = new int[width * height];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        char square = lines.get(y / 20).charAt(x / 10);
        boolean upper = y % 20 < 10;
        boolean full = square == '█' || square == (upper ? '▀' : '▄');
        pixels[y * width + x] = full ? ink : paper;
      }
    }
    return new QRCodeReader()
        .decode(
            new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(width, height, pixels))))
        .getText();
  }

  @Test
  void onlyTheHostThatInvitedIsListenedTo() {
    ExecutorService workers = Executors.newCachedThreadPool();
    Device host = Device.stranger(new SeededEntropy(1));
    var kit = PilesKit.KIT;
    Invite invite = host.invite(kit, 2, Map.of());
    var loop = host.host(kit, invite, new RealStrand(workers, fault -> {}), Journal.NONE);
    loop.start();
    Invitation right = Invitation.of(invite.nonce(), host.linkIdentity(), Optional.empty());
    Invitation wrong =
        Invitation.of(
            invite.nonce(), Device.stranger(new SeededEntropy(2)).linkIdentity(), Optional.empty());
    assertEquals(Optional.of(invite), ask(loop, invite, right, workers));
    assertEquals(Optional.empty(), ask(loop, invite, wrong, workers));
    loop.closeNow();
    workers.shutdownNow();
  }

  private static Optional<Invite> ask(
      TableLoop<?, ?> host, Invite invite, Invitation invitation, ExecutorService workers) {
    MemoryLink.Pair pair = MemoryLink.pair(workers);
    host.accept(pair.one(), invite.nonce().toArray());
    Link link = pair.other();
    return AskInvite.over(
        link,
        Device.stranger(new SeededEntropy(3)),
        opened -> invitation.isOf(opened.npub(), opened.staticKey()),
        60_000);
  }
}
