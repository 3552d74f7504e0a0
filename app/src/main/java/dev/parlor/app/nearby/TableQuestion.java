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
import dev.parlor.rim.table.Strand;
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
  private final CompletableFuture<String> callsign = new CompletableFuture<>();

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
   * Asks for the table and how it is reached. The answer comes on the main thread.
   *
   * @param nothing told instead when there is none
   */
  void ask(BiConsumer<TableInRange, TableTarget> answer, Runnable nothing) {
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
        reached.thenAccept(
            link -> {
              call.close();
              if (link.isPresent()) {
                question(link.get(), answer, nothing);
              } else {
                means.main().execute(nothing);
              }
            });
  }

  /** Asks on a thread of its own, for as long as a host may take. */
  private void question(
      RadioLink link, BiConsumer<TableInRange, TableTarget> answer, Runnable nothing) {
    Strand strand = means.strands().strand(means.faults());
    strand.run(
        () -> {
          CompletableFuture<Optional<Invite>> invite =
              AskInvite.over(
                  link,
                  Device.stranger(means.entropy()),
                  host -> callsign.complete(host.callsign()));
          strand.at(strand.now() + PATIENCE, () -> invite.complete(Optional.empty()));
          var unused =
              invite.thenAccept(
                  table -> strand.run(() -> over(strand, link, table, answer, nothing)));
        });
  }

  private void over(
      Strand strand,
      RadioLink link,
      Optional<Invite> invite,
      BiConsumer<TableInRange, TableTarget> answer,
      Runnable nothing) {
    strand.close();
    link.close();
    means.main().execute(invite.isPresent() ? () -> tell(invite.get(), answer) : nothing);
  }

  private void tell(Invite invite, BiConsumer<TableInRange, TableTarget> answer) {
    TableInRange table =
        new TableInRange(
            invite.game(),
            callsign.getNow(""),
            1,
            invite.seats(),
            false,
            invite.isOpenToOnlookers(),
            Lookout.bars(strength),
            invite.nonce());
    TableTarget target =
        new TableTarget(
            Optional.of(invite.nonce()), Optional.empty(), Optional.of(invite.host()), address);
    answer.accept(table, target);
  }
}
