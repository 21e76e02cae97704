import { defineEntity, p } from '@mikro-orm/core';

const RateLimitSchema = defineEntity({
  name: 'RateLimit',
  tableName: 'rate_limits',
  indexes: [{ name: 'rate_limits_expire', properties: ['expire'] }],
  properties: {
    /** Name of the limit and of the counted source, as rate-limiter-flexible writes it. */
    key: p.text().primary(),
    points: p.integer().default(0),
    /** Milliseconds since 1970; null = never. */
    expire: p.bigint('string').nullable(),
  },
});

/** Tries counted within a rate limit. Read and written by rate-limiter-flexible, and by `countMail`. */
export class RateLimit extends RateLimitSchema.class {}
RateLimitSchema.setClass(RateLimit);
