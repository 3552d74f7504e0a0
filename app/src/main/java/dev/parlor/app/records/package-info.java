/**
 * What was played: the signed results that lie on this phone, what they are worth, the leaderboards
 * they give, and how files come and go.
 *
 * <p>Start at {@link dev.parlor.app.records.RecordsActivity}; {@link
 * dev.parlor.app.records.RecordBook} reads and judges. Must never know: a table that is being
 * played at, a radio.
 */
@NullMarked
package dev.parlor.app.records;

import org.jspecify.annotations.NullMarked;
