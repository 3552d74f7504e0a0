package dev.parlor.app.nearby;

import dev.parlor.p2p.seat.Invite;
import dev.parlor.radio.Call;
import dev.parlor.radio.CallListener;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.TableTarget;
import dev.parlor.rim.table.AskInvite;
import dev.parlor.rim.table.Device;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;

/** Asks a phone without a sign which table it holds. It learns nothing about who asks. */
final class TableQuestion {
  private static final long PATIENCE = 10_000;

  private final Means means;
  private final TableTarget phone;
  private final int strength;
  private final Optional<ClassicAddress> address;
  private final CompletableFuture<Optional<RadioLink>> reached = new CompletableFuture<>();

  /**
   * @param strength of its signal in dBm
   * @param address where it is
   */
  TableQuestion(Means means, TableTarget phone, int strength, Optional<ClassicAddress> address) {
    this.means = means;
    this.phone = phone;
    this.strength = strength;
    this.address = address;
  }

  /**
   * The table and how it is reached, on the main thread.
   *
   * @param nothing told instead when there is none
   */
  void ask(BiConsumer<FoundTable, TableTarget> answer, Runnable nothing) {
    Call call =
        means
            .radio()
            .call(
                phone,
                new CallListener() {
                  @Override
                  public void reached(RadioLink link) {
                    if (!reached.complete(Optional.of(link))) {
                      link.close();
                    }
                  }

                  @Override
                  public void failed(RadioTrouble why) {
                    reached.complete(Optional.empty());
                  }
                });
    var unused =
        reached.thenAcceptAsync(
            link -> {
              call.close();
              boolean told = link.isPresent() && question(link.get(), answer);
              if (!told) {
                means.main().execute(nothing);
              }
            },
            means.workers());
  }

  private boolean question(RadioLink link, BiConsumer<FoundTable, TableTarget> answer) {
    CompletableFuture<String> callsign = new CompletableFuture<>();
    Optional<Invite> invite =
        AskInvite.over(
            link,
            Device.stranger(means.entropy()),
            host -> callsign.complete(host.callsign()),
            PATIENCE);
    invite.ifPresent(table -> means.main().execute(() -> tell(table, callsign.getNow(""), answer)));
    return invite.isPresent();
  }

  private void tell(Invite invite, String callsign, BiConsumer<FoundTable, TableTarget> answer) {
    FoundTable table =
        new FoundTable(
            invite.game(),
            callsign,
            1,
            invite.seats(),
            false,
            Lookout.bars(strength),
            invite.nonce());
    TableTarget target =
        new TableTarget(
            Optional.of(invite.nonce()), Optional.empty(), Optional.of(invite.host()), address);
    answer.accept(table, target);
  }
}
