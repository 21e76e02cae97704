import type { EntityManager } from '@mikro-orm/postgresql';
import { MAX_API_KEYS } from '@inlay/sdk/model';
import type { ApiKeyTerms } from '../../platform/contract/index.ts';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import { createId } from '../../platform/db/columns.ts';
import { lockUntilCommit } from '../../platform/db/lockUntilCommit.ts';
import { ApiKey } from '../../platform/entities/apiKey.entity.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { endHooksOf } from '../../delivery/webhooks/endHook.ts';
import { formsInAccount } from '../../forms/policy.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { RequestSource } from '../../platform/http/requestSource.ts';
import type { Person } from '../../platform/identity/actor.ts';
import { createKeySecret, writeApiKey } from '../../platform/identity/apiKeyToken.ts';
import { hashToken } from '../../platform/identity/tokens.ts';

/** Who changes keys, from where; null for the command line. */
interface Change {
  /** The user whose rights the key gets, in the account that they work in. */
  maker: Person;
  source: RequestSource | null;
}

/**
 * Makes a key. The secret is in what is returned and nowhere else.
 * @throws {ProblemError} `api_key.limit_reached`; `form.not_found` for a form of another account.
 */
export async function makeApiKey(
  em: EntityManager,
  { maker, source }: Change,
  request: ApiKeyTerms,
): Promise<{ key: ApiKey; token: string }> {
  const { id: userId, accountId } = maker;
  await lockUntilCommit(em, `api_keys:${accountId}`);
  const open = { accountId, endedAt: null, $or: [{ expiresAt: null }, { expiresAt: { $gt: new Date() } }] };
  if ((await em.count(ApiKey, open)) >= MAX_API_KEYS) throw new ProblemError('api_key.limit_reached');
  const formIds = request.formIds && [...new Set(request.formIds)];
  const own = formsInAccount(maker);
  if (formIds && (await em.count(Form, { $and: [{ id: { $in: formIds } }, own] })) < formIds.length)
    throw new ProblemError('form.not_found');
  const [id, secret] = [createId(), createKeySecret()];
  const { name, scopes, visibleFields, isImpersonal, visibleFrom, expiresAt } = request;
  const key = em.create(ApiKey, {
    id,
    accountId,
    createdBy: userId,
    name,
    secretHash: hashToken(secret),
    scopes: [...new Set(scopes)],
    formIds,
    visibleFields,
    isImpersonal,
    visibleFrom: visibleFrom === null ? null : new Date(visibleFrom),
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
  });
  await em.flush();
  const data = { action: 'made', keyId: id, name, scopes: key.scopes };
  await recordEvent(em, { type: 'api_key_changed', source, userId, accountId, data });
  return { key, token: writeApiKey({ id, secret }) };
}

/**
 * Ends a key of an account, whoever made it; one that has ended stays as it is.
 * @throws {ProblemError} `api_key.not_found`.
 */
export async function endApiKey(em: EntityManager, { maker, source }: Change, keyId: string): Promise<void> {
  const key = await em.findOne(ApiKey, { id: keyId, accountId: maker.accountId });
  if (!key) throw new ProblemError('api_key.not_found');
  if (key.endedAt) return;
  key.endedAt = new Date();
  await endHooksOf(em, key);
  const data = { action: 'ended', keyId, name: key.name };
  const { id: userId, accountId } = maker;
  await recordEvent(em, { type: 'api_key_changed', source, userId, accountId, data });
}
