import { defineEntity, p } from '@mikro-orm/core';
import { timeColumn } from '../db/columns.ts';

const LogHeadSchema = defineEntity({
  name: 'LogHead',
  tableName: 'log_heads',
  properties: {
    number: p.integer().primary().autoincrement(false),
    firstEntry: p.bigint(),
    lastEntry: p.bigint(),
    root: p.blob(),
    previous: p.blob(),
    sealedAt: timeColumn(),
    state: p.json(),
    keyId: p.text(),
    signature: p.blob(),
  },
});

/** A signed head of the log, which stands for all entries before it (decision 911). */
export class LogHead extends LogHeadSchema.class {}
LogHeadSchema.setClass(LogHead);
