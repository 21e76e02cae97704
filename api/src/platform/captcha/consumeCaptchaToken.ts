import type { MikroORM } from '@mikro-orm/postgresql';
import { run, sql } from '../db/sql.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { Captcha } from './captcha.ts';
import { ProblemError } from '../http/problemError.ts';
import type { RequestSource } from '../http/requestSource.ts';
import { recordEvent } from '../audit/recordEvent.ts';

/**
 * Verifies a captcha token and consumes it: each works once (D-36, T30).
 * @throws {ProblemError} `captcha.required`, `captcha.failed`.
 */
export async function consumeCaptchaToken(
  { captcha, orm }: { captcha: Captcha; orm: MikroORM },
  token: string | undefined,
  source: RequestSource,
): Promise<void> {
  if (!token) throw new ProblemError('captcha.required');
  const verified = await captcha.verify(token);
  // Only the platform's own pages offer sign-in and sign-up.
  const isConsumed = verified?.isOwnPage
    ? await inTransaction(orm, async (em) => {
        const { hash, provider, expiresAt } = verified;
        const consumed = await run(
          em,
          sql`
            insert into used_captcha_tokens (token_hash, provider, expires_at)
            values (${hash}, ${provider}, ${expiresAt}) on conflict do nothing returning token_hash`,
        );
        return consumed.length === 1;
      })
    : false;
  if (isConsumed) return;
  await inTransaction(orm, (em) => recordEvent(em, { type: 'captcha_failed', source }));
  throw new ProblemError('captcha.failed');
}
