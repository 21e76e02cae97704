import { defineEntity, p } from '@mikro-orm/core';
import { timeColumn } from '../db/columns.ts';

/**
 * What an entry of the log says of a row. `found`: it was there when the log began; `event`: of the audit log; `expired`: the
 * retention of the audit log, which has removed what is older than its time.
 */
export type EntryKind = 'found' | 'sent' | 'edited' | 'withdrawn' | 'erased' | 'event' | 'expired';

const LogEntrySchema = defineEntity({
  name: 'LogEntry',
  tableName: 'log_entries',
  indexes: [{ name: 'log_entries_row', properties: ['rowId', 'entry'] }],
  properties: {
    /** From 1, without gaps. */
    entry: p.bigint().primary().autoincrement(false),
    kind: p.text().$type<EntryKind>(),
    // No foreign keys: the log outlives what it tells of.
    accountId: p.uuid().nullable(),
    formId: p.uuid().nullable(),
    rowId: p.uuid(),
    rowAt: timeColumn(),
    /** Number of the answers after an edit. */
    version: p.integer().nullable(),
    /** SHA-256 of the salt and of what the row holds. */
    digest: p.blob().nullable(),
    /** Goes with the row. */
    salt: p.blob().nullable(),
    mac: p.blob(),
  },
});

/** What the signed log says of a row: a hash that tells nothing of it (decision 911). */
export class LogEntry extends LogEntrySchema.class {}
LogEntrySchema.setClass(LogEntry);
