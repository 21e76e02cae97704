import { createHash } from 'node:crypto';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { DAY_MS } from '../../platform/calendar/durations.ts';
import type { Config } from '../../platform/config/config.ts';
import { asOneTransaction } from '../../platform/db/inTransaction.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { IdempotentAnswer } from '../../platform/entities/idempotentAnswer.entity.ts';
import type { AppContext } from '../../platform/http/appContext.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { openSecret, sealSecret } from '../../platform/secrets/sealSecret.ts';

/** The header, and the longest key it may have. */
const HEADER = 'Idempotency-Key';
const KEY = /^[\x21-\x7e]{1,255}$/;

/** Time for which a repeat gets the answer of the first, in ms. */
const KEPT_MS = DAY_MS;
const RETRY_AFTER_SECONDS = 1;

const answerSchema = z.object({
  status: z.number().int(),
  headers: z.record(z.string(), z.string()),
  /** The JSON of the answer; null without a body. */
  body: z.string().nullable(),
});

/** The answer to a write. */
export type WrittenAnswer = z.infer<typeof answerSchema>;

/**
 * Reads the key of a write, as plain text or as the quoted string of the IETF's draft.
 * @returns null without one.
 * @throws {ProblemError} `request.invalid`.
 */
export function readIdempotencyKey(ctx: AppContext): string | null {
  const sent = ctx.get(HEADER).trim();
  if (sent === '') return null;
  const key = sent.replace(/^"(.*)"$/, '$1');
  if (KEY.test(key)) return key;
  const message = '1 to 255 visible ASCII characters';
  throw new ProblemError('request.invalid', { issues: [{ path: [HEADER], code: 'invalid', message }] });
}

/** Who writes, under which key. */
interface Write {
  accountId: string;
  keyId: string;
  /** The key of the request; null: nothing is kept for a repeat. */
  name: string | null;
  /** All that makes it this request. */
  request: unknown;
}

/**
 * Makes a write and keeps its answer in one transaction, so that a repeat under its key, also of a call whose line broke,
 * changes nothing and gets that answer (decision 766). What fails keeps nothing.
 * @throws {ProblemError} `idempotency.key_reused` for another request under a used key, `idempotency.in_progress` while
 *   the first one runs, and what `write` throws.
 */
export function writeOnce(
  { orm, config }: { orm: MikroORM; config: Config },
  { accountId, keyId, name, request }: Write,
  write: () => Promise<WrittenAnswer>,
): Promise<WrittenAnswer & { isRepeated: boolean }> {
  return asOneTransaction(orm, async (em) => {
    if (name === null) return { ...(await write()), isRepeated: false };
    const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
    const row = { accountId, keyId, name };
    await lockKey(em, row);
    const before = await em.findOne(IdempotentAnswer, row);
    const sealedFor = { purpose: 'idempotent-answer', id: `${keyId}:${name}` } as const;
    if (before && before.createdAt.getTime() > Date.now() - KEPT_MS) {
      if (before.requestHash !== requestHash) throw new ProblemError('idempotency.key_reused');
      const kept = answerSchema.parse(JSON.parse(openSecret(before.answer, config.secret, sealedFor)));
      return { ...kept, isRepeated: true };
    }
    const answer = await write();
    const sealed = sealSecret(JSON.stringify(answer), config.secret, sealedFor);
    await run(
      em,
      sql`
        insert into idempotent_answers (account_id, key_id, name, request_hash, answer, created_at)
        values (${accountId}, ${keyId}, ${name}, ${requestHash}, ${sealed}, ${new Date()})
        on conflict (account_id, key_id, name) do update set request_hash = excluded.request_hash,
          answer = excluded.answer, created_at = excluded.created_at`,
    );
    return { ...answer, isRepeated: false };
  });
}

/** Holds a key until the transaction ends; a request that comes meanwhile is told to come again, and holds no connection. */
async function lockKey(em: EntityManager, { keyId, name }: { keyId: string; name: string }): Promise<void> {
  const [lock] = await run<{ isFree: boolean }>(
    em,
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`idempotency:${keyId}:${name}`}, 0)) as "isFree"`,
  );
  if (lock?.isFree) return;
  throw new ProblemError('idempotency.in_progress', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
