import type { KeyAnswers } from '../contract/index.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { MINUTE_MS } from '../calendar/durations.ts';
import { run, sql, type Sql } from '../db/sql.ts';
import type { Database } from '../entities/database.ts';
import { settingOf } from '../settings/platformSettings.ts';
import type { ApiKeyParts } from './apiKeyToken.ts';
import type { Actor } from './actor.ts';
import type { Principal } from './principal.ts';
import { needsSecondFactor, presentUser, userColumns, type UserRow } from './sessions.ts';
import { hashToken } from './tokens.ts';
import { workingAccount } from './workingAccount.ts';

/** Shortest interval between writes of the last use, in ms, so that most calls write nothing. */
const TOUCH_INTERVAL_MS = MINUTE_MS;

/** Why a key is refused: it is not written as keys are, no row has it, it was ended, it is past its day, or its user lost access. */
export type KeyRefusal = 'malformed' | 'unknown' | 'ended' | 'expired' | 'no_access';

/** A key that may be used, or why it may not. */
export type FoundKey =
  | { refusal: Exclude<KeyRefusal, 'malformed'> }
  | {
      refusal: null;
      principal: Extract<Principal, { kind: 'apiKey' }>;
      /** Calls that the settings allow within a minute; null while limits are off. */
      limits: { reads: number; writes: number } | null;
    };

/** A key with the present rights of the user who made it, as `selectApiKey` selects it. */
export interface KeyRow
  extends
    UserRow,
    Pick<
      Database['api_keys'],
      'id' | 'scopes' | 'form_ids' | 'visible_fields' | 'is_impersonal' | 'visible_from'
    > {
  is_ended: boolean;
  is_expired: boolean;
  is_touched: boolean;
  has_factor: boolean;
  reads: unknown;
  writes: unknown;
  is_limited: unknown;
}

/**
 * Selects the `KeyRow` of a key; no row for one that never was. Asked at every call, as sessions are: an ended key is
 * refused by every process at once.
 */
export const selectApiKey = ({ id, secret }: ApiKeyParts): Sql =>
  selectKey(sql`k.id = ${id} and k.secret_hash = ${hashToken(secret)}`);

/**
 * Selects the `KeyRow` of a connected assistant by its access token; no row for a token that was never given out, is over
 * or taken back.
 */
export const selectConnection = (token: string): Sql =>
  selectKey(sql`k.grant_hash = (
    select r.grant_hash from oauth_records r
    where r.kind = 'AccessToken' and r.id_hash = ${hashToken(token)} and r.expires_at > ${new Date()}::timestamptz)`);

/**
 * Finds a key as it is now, without its secret: for what it has left behind, which lasts as long as it does. Null for
 * one that may not be used any more.
 */
export async function findKey(
  em: EntityManager,
  { id, accountId }: { id: string; accountId: string },
): Promise<Extract<Principal, { kind: 'apiKey' }> | null> {
  const [row] = await run<KeyRow>(em, selectKey(sql`k.id = ${id} and k.account_id = ${accountId}`));
  return row && refusalOf(row) === null ? presentPrincipal(row, presentUser(row)) : null;
}

function selectKey(where: Sql): Sql {
  const now = Date.now();
  return sql`
      select k.id, k.scopes, k.form_ids, k.visible_fields, k.is_impersonal, k.visible_from,
        k.ended_at is not null as is_ended, coalesce(k.expires_at <= ${new Date(now)}::timestamptz, false) as is_expired,
        coalesce(k.last_used_at > ${new Date(now - TOUCH_INTERVAL_MS)}::timestamptz, false) as is_touched,
        u.totp_confirmed_at is not null or exists (select from passkeys o where o.user_id = u.id) as has_factor,
        (select value from platform_settings where key = 'keyReadsPerMinute') as reads,
        (select value from platform_settings where key = 'keyWritesPerMinute') as writes,
        (select value from platform_settings where key = 'serverRateLimits') as is_limited,
        ${userColumns(sql`k.account_id`)}
      from api_keys k join users u on u.id = k.created_by join profiles p on p.user_id = u.id
        ${workingAccount(sql`k.account_id`)}
      where ${where}`;
}

/**
 * Returns the key of a row, whose use is noted, or why it is refused.
 * @param pool of the primary.
 */
export async function acceptApiKey(pool: Pool, row: KeyRow | undefined): Promise<FoundKey> {
  if (!row) return { refusal: 'unknown' };
  const refusal = refusalOf(row);
  if (refusal) return { refusal };
  const user = presentUser(row);
  if (!row.is_touched) await touch(pool, row, Date.now());
  return {
    refusal: null,
    principal: presentPrincipal(row, user),
    limits: settingOf('serverRateLimits', row.is_limited)
      ? {
          reads: settingOf('keyReadsPerMinute', row.reads),
          writes: settingOf('keyWritesPerMinute', row.writes),
        }
      : null,
  };
}

function refusalOf(row: KeyRow): Exclude<KeyRefusal, 'malformed' | 'unknown'> | null {
  if (row.is_ended) return 'ended';
  if (row.is_expired) return 'expired';
  const { accountId } = presentUser(row);
  return !row.is_approved || accountId !== row.chosen_account_id ? 'no_access' : null;
}

const TOUCH_KEY = {
  name: 'touch-api-key',
  text: `update api_keys set last_used_at = $3
    where id = $1 and account_id = $2 and (last_used_at is null or last_used_at < $4)`,
};

/** Notes the use; of several calls at once, one writes. */
async function touch(pool: Pool, { id, chosen_account_id: accountId }: KeyRow, now: number): Promise<void> {
  const values = [id, accountId, new Date(now), new Date(now - TOUCH_INTERVAL_MS)];
  await pool.query({ ...TOUCH_KEY, values });
}

const presentPrincipal = (row: KeyRow, user: Actor): Extract<Principal, { kind: 'apiKey' }> => ({
  kind: 'apiKey',
  actor: {
    ...user,
    role: 'user',
    key: { id: row.id, formIds: row.form_ids, answers: presentAnswers(row) },
  },
  scopes: new Set(row.scopes),
  mustSetUpSecondFactor: needsSecondFactor(row) && !row.has_factor,
});

function presentAnswers(row: KeyRow): KeyAnswers | null {
  const { visible_fields: visibleFields, is_impersonal: isImpersonal, visible_from: from } = row;
  if (visibleFields === null && !isImpersonal && from === null) return null;
  return { visibleFields, isImpersonal, visibleFrom: from?.toISOString() ?? null };
}
