package dev.parlor.crypto.sealed.shuffle;

import dev.parlor.crypto.curve.Scalar;

/** A fresh weight for every equation that goes into one sum. */
@FunctionalInterface
interface Weighing {
  Scalar next();
}
