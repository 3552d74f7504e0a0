package dev.parlor.app.bluetooth;

/** Told who answers an inquiry, on any thread. */
interface InquiryEars {
  void heard(FoundPhone phone);

  void finished();
}
