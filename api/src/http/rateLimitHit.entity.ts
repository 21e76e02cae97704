import { defineEntity, p } from '@mikro-orm/core';
import { idColumn, timeColumn } from '../db/columns.ts';

const RateLimitHitSchema = defineEntity({
  name: 'RateLimitHit',
  tableName: 'rate_limit_hits',
  indexes: [
    { name: 'rate_limit_hits_bucket', properties: ['bucket', 'hitAt'] },
    { name: 'rate_limit_hits_time', properties: ['hitAt'] },
  ],
  properties: {
    id: idColumn(),
    /** Form or call, plus a keyed hash of the source. */
    bucket: p.text(),
    hitAt: timeColumn(),
  },
});

/** One counted try within a rate limit (D-11, D-90). */
export class RateLimitHit extends RateLimitHitSchema.class {}
RateLimitHitSchema.setClass(RateLimitHit);
