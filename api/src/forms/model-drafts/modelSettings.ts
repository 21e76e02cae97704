import type { EntityManager } from '@mikro-orm/postgresql';
import { checkUrl } from '@inlay/sdk/model';
import type { Config } from '../../platform/config/config.ts';
import type { ModelResponse, SaveModelRequest } from '../../platform/contract/index.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { AccountModel } from '../../platform/entities/accountModel.entity.ts';
import { invalidField } from '../../platform/http/invalidField.ts';
import type { Person, SessionActor } from '../../platform/identity/actor.ts';
import { mayInAccount } from '../../platform/identity/roles.ts';
import { openSecret, sealSecret } from '../../platform/secrets/sealSecret.ts';
import { loadSettings } from '../../platform/settings/platformSettings.ts';

/** Characters of a key that are shown at its end, of one that is long enough. */
const SHOWN = 4;

/** The key opens for the server alone that it was entered for. */
const sealedFor = ({ accountId, address }: { accountId: string; address: string }) =>
  ({ purpose: 'model', id: `${accountId} ${new URL(address).origin}` }) as const;

/** Returns the key of a model; null for one that has none. */
export const openModelKey = (model: AccountModel, { secret }: Pick<Config, 'secret'>): string | null =>
  !model.key ? null : openSecret(model.key, secret, sealedFor(model));

/** Finds the model of an account that may be used now; null for none. */
export async function findModel(em: EntityManager, accountId: string): Promise<AccountModel | null> {
  const { modelDrafting } = await loadSettings(em);
  return modelDrafting ? em.findOne(AccountModel, { accountId, isOn: true }) : null;
}

/** Counts what an account has used of its model in this calendar month of UTC. */
export async function countUsed(
  em: EntityManager,
  accountId: string,
): Promise<{ requests: number; tokens: number }> {
  const [used] = await run<{ requests: number; tokens: number }>(
    em,
    sql`
      select coalesce(sum(requests), 0)::float8 as requests, coalesce(sum(tokens), 0)::float8 as tokens
      from model_drafts
      where account_id = ${accountId} and created_at >= date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'`,
  );
  return used ?? { requests: 0, tokens: 0 };
}

/** Presents the model of the account that a person works in, as far as it is theirs to see. */
export async function presentModel(em: EntityManager, actor: Person): Promise<ModelResponse> {
  const { modelDrafting: isAllowed } = await loadSettings(em);
  const found = await em.findOne(AccountModel, { accountId: actor.accountId });
  const isShown = isAllowed && found !== null && (found.isOn || mayInAccount(actor, 'manage'));
  const response = {
    isAllowed,
    isReady: isAllowed && found?.isOn === true && mayInAccount(actor, 'edit'),
    host: isShown ? new URL(found.address).host : null,
    model: isShown ? found.model : null,
  };
  if (!found || !mayInAccount(actor, 'manage')) return { ...response, settings: null };
  const used = await countUsed(em, actor.accountId);
  const { isOn, address, model, keyHint = null, monthlyRequests, monthlyTokens } = found;
  const settings = { isOn, address, model, keyHint, monthlyRequests, monthlyTokens };
  return { ...response, settings: { ...settings, usedRequests: used.requests, usedTokens: used.tokens } };
}

/**
 * Stores the model of an account.
 * @throws {ProblemError} `request.invalid` for an address that may not be called, and for a key that belongs to another
 *   server.
 */
export async function saveModel(
  em: EntityManager,
  config: Config,
  { actor, entered }: { actor: SessionActor; entered: SaveModelRequest },
): Promise<AccountModel> {
  const { key, address: typed, ...settings } = entered;
  const { accountId } = actor;
  const address = checkModelAddress(config, typed);
  const before = await em.findOne(AccountModel, { accountId });
  const isSameServer = before !== null && new URL(before.address).origin === new URL(address).origin;
  if (key === undefined && before?.key && !isSameServer)
    throw invalidField('key', { code: 'required', message: 'Enter the key of this server' });
  const changedAt = new Date();
  const model =
    before ?? em.create(AccountModel, { accountId, address, ...settings, changedBy: actor.id, changedAt });
  em.assign(model, { ...settings, address, changedBy: actor.id, changedAt });
  if (key !== undefined) {
    model.key = key === null ? null : sealSecret(key, config.secret, sealedFor(model));
    model.keyHint = key === null ? null : key.length >= 4 * SHOWN ? key.slice(-SHOWN) : '';
  }
  await em.flush();
  return model;
}

/** Checks the address of a model: https and public, or on one of the installation's own hosts (T17, D-166). */
function checkModelAddress({ allowedHosts }: Pick<Config, 'allowedHosts'>, typed: string): string {
  const checked = checkUrl(typed, { allowedHosts });
  if (!checked.ok) throw invalidField('address', checked);
  const url = new URL(checked.value);
  if (url.protocol !== 'https:' && !allowedHosts.includes(url.hostname))
    throw invalidField('address', { code: 'scheme_not_allowed', message: 'Only HTTPS URLs are allowed' });
  return url.origin + url.pathname.replace(/(\/chat\/completions)?\/*$/, '');
}
