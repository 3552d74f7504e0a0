package dev.parlor.radio.control;

import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.Handle;
import java.util.List;
import java.util.function.Consumer;

/** A wait for the end of an inquiry. On the radio's thread. */
final class InquiryWait implements InquiryDesk.Waiter, Handle {
  private final Consumer<List<FoundPhone>> then;
  private List<FoundPhone> phones = List.of();
  private boolean over;

  /**
   * @param then told once who has answered
   */
  InquiryWait(Consumer<List<FoundPhone>> then) {
    this.then = then;
  }

  @Override
  public void phones(List<FoundPhone> all) {
    phones = all;
  }

  @Override
  public void over() {
    if (!over) {
      over = true;
      then.accept(phones);
    }
  }

  @Override
  public void close() {
    over = true;
  }
}
