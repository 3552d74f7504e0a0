package dev.parlor.radio.hardware;

import dev.parlor.radio.FoundPhone;

/** A listener that is told who answers an inquiry, on any thread. */
public interface InquiryEars {
  void heard(FoundPhone phone);

  void finished();
}
