import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { storableSource } from '../audit/recordEvent.ts';
import type { Config } from '../config/config.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { AppContext } from '../http/appContext.ts';
import { requestSource, type RequestSource } from '../http/requestSource.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import { parseEmail } from './parseEmail.ts';

/**
 * Adds the job of a mail that anyone may request, within its limits. Response and time do not depend on
 * whether the address has an account (D-44, D-07).
 *
 * @param input `limited` names the counter: mails of one kind do not use up those of another.
 */
export async function requestMail(
  { config, orm, limits }: { config: Config; orm: MikroORM; limits: RateLimits },
  ctx: AppContext,
  input: {
    email: string;
    limited?: string;
    add(em: EntityManager, request: { email: string; source: RequestSource }): Promise<void>;
  },
): Promise<void> {
  const source = requestSource(ctx, config);
  const email = parseEmail(input.email);
  await limits.take('mailSource', { key: source.hash, source });
  const key = (input.limited ?? '') + email;
  if (!(await limits.tryTake('mailAddress', { key, source }))) return;
  await inTransaction(orm, async (em) => input.add(em, { email, source: await storableSource(em, source) }));
}
