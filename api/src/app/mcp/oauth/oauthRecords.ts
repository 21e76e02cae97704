import type { Pool } from 'pg';
import { hashToken } from '../../../platform/identity/tokens.ts';
import { openSecret, sealSecret } from '../../../platform/secrets/sealSecret.ts';

/** What a record holds, as `oidc-provider` writes it. */
export type OauthPayload = Record<string, unknown> & { grantId?: string; uid?: string; jti?: string };

/** Seconds for which a client that nobody has connected is remembered. */
export const UNUSED_CLIENT_SECONDS = 24 * 60 * 60;

/** The store of one model of `oidc-provider`. */
export interface OauthAdapter {
  upsert(id: string, payload: OauthPayload, expiresIn?: number): Promise<void>;
  find(id: string): Promise<OauthPayload | undefined>;
  findByUid(uid: string): Promise<OauthPayload | undefined>;
  findByUserCode(): Promise<undefined>;
  consume(id: string): Promise<void>;
  destroy(id: string): Promise<void>;
  revokeByGrantId(grantId: string): Promise<void>;
}

interface Row {
  id_hash: string;
  payload: string;
  consumed_at: Date | null;
}

/**
 * Returns what stores the records of the OAuth server. Ids, which are the tokens themselves, are stored as hashes, and what
 * belongs to them sealed: whoever reads the database holds no token (T37).
 */
export const createOauthRecords =
  ({ pool, secret }: { pool: Pool; secret: string }) =>
  (kind: string): OauthAdapter => {
    const read = (row: Row | undefined, id?: string): OauthPayload | undefined => {
      if (!row) return undefined;
      const payload = JSON.parse(
        openSecret(row.payload, secret, { purpose: 'oauth', id: `${kind}:${row.id_hash}` }),
      ) as OauthPayload;
      return {
        ...payload,
        ...(id !== undefined && kind !== 'Client' && { jti: id }),
        ...(row.consumed_at && { consumed: Math.floor(row.consumed_at.getTime() / 1000) }),
      };
    };
    return {
      async upsert(id, payload, expiresIn = UNUSED_CLIENT_SECONDS) {
        // The id is the token; of a session, its readable name is stored sealed with it.
        const { jti, ...rest } = payload;
        const idHash = hashToken(id);
        const sealed = sealSecret(JSON.stringify(kind === 'Session' ? { ...rest, jti } : rest), secret, {
          purpose: 'oauth',
          id: `${kind}:${idHash}`,
        });
        const grant = kind === 'Grant' ? id : payload.grantId;
        await pool.query(
          `insert into oauth_records (kind, id_hash, payload, grant_hash, uid_hash, expires_at)
           values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))
           on conflict (kind, id_hash) do update set payload = excluded.payload,
             grant_hash = excluded.grant_hash, uid_hash = excluded.uid_hash,
             expires_at = greatest(excluded.expires_at, case when excluded.kind = 'Client' then oauth_records.expires_at end)`,
          [
            kind,
            idHash,
            sealed,
            grant ? hashToken(grant) : null,
            payload.uid ? hashToken(payload.uid) : null,
            expiresIn,
          ],
        );
      },
      async find(id) {
        const { rows } = await pool.query<Row>(
          `select id_hash, payload, consumed_at from oauth_records
           where kind = $1 and id_hash = $2 and expires_at > now()`,
          [kind, hashToken(id)],
        );
        return read(rows[0], id);
      },
      async findByUid(uid) {
        const { rows } = await pool.query<Row>(
          `select id_hash, payload, consumed_at from oauth_records
           where kind = $1 and uid_hash = $2 and expires_at > now()`,
          [kind, hashToken(uid)],
        );
        return read(rows[0]);
      },
      findByUserCode: async () => undefined,
      async consume(id) {
        await pool.query(`update oauth_records set consumed_at = now() where kind = $1 and id_hash = $2`, [
          kind,
          hashToken(id),
        ]);
      },
      async destroy(id) {
        await pool.query(`delete from oauth_records where kind = $1 and id_hash = $2`, [kind, hashToken(id)]);
      },
      async revokeByGrantId(grantId) {
        const grant = [hashToken(grantId)];
        await pool.query(`delete from oauth_records where grant_hash = $1`, grant);
        await pool.query(
          `update api_keys set ended_at = now() where grant_hash = $1 and ended_at is null`,
          grant,
        );
      },
    };
  };
