package dev.parlor.app.nearby;

import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.RadioLink;
import dev.parlor.rim.link.EndingLink;
import java.util.Optional;
import java.util.function.Consumer;

/** A link that its table looks after. It tells when it has ended at either end. */
final class HeldLink extends EndingLink {
  private final RadioLink link;
  private final Consumer<HeldLink> gone;

  HeldLink(RadioLink link, Consumer<HeldLink> gone) {
    super(link);
    this.link = link;
    this.gone = gone;
  }

  /** Where the peer's classic radio is, if this link shows it. */
  Optional<ClassicAddress> peer() {
    return link.peer();
  }

  @Override
  protected void over() {
    gone.accept(this);
  }
}
