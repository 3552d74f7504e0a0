package dev.parlor.radio.control;

import dev.parlor.radio.AddressBook;
import dev.parlor.radio.diary.Diary;
import dev.parlor.radio.hardware.Awake;
import dev.parlor.radio.hardware.Hardware;
import dev.parlor.rim.table.Strand;

/**
 * What all calls of a phone share: its hardware, its one scan, its one inquiry, its dialer and
 * more.
 */
record Desks(
    Hardware hardware,
    Strand strand,
    ScanDesk scans,
    InquiryDesk inquiries,
    Dialer dialer,
    AddressBook book,
    Awake awake,
    Diary diary) {}
