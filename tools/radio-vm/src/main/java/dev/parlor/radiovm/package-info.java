/**
 * Run inside a virtual machine with emulated controllers: {@link dev.parlor.radiovm.RadioProof}
 * holds the hardware of BlueZ against its contracts and measures it. No part of any program.
 */
@NullMarked
package dev.parlor.radiovm;

import org.jspecify.annotations.NullMarked;
