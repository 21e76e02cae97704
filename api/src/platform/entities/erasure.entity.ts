import { defineEntity, p } from '@mikro-orm/core';
import { timeColumn } from '../db/columns.ts';

const ErasureSchema = defineEntity({
  name: 'Erasure',
  tableName: 'erasures',
  indexes: [{ name: 'erasures_erased', properties: ['erasedAt'] }],
  properties: {
    accountId: p.uuid().primary(),
    id: p.uuid().primary(),
    /** What it was: `submission` or `form`. */
    kind: p.text().primary(),
    erasedAt: timeColumn().defaultRaw('now()'),
    /** That the platform itself has erased it (decision 911). */
    proof: p.blob().nullable(),
  },
});

/** Something that was deleted for good, by its id alone: a restored copy of before erases it again. */
export class Erasure extends ErasureSchema.class {}
ErasureSchema.setClass(Erasure);
