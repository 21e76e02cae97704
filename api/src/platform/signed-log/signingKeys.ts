import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { z } from 'zod';
import { openSecret, sealSecret } from '../secrets/sealSecret.ts';
import { createId } from '../db/columns.ts';

/** Something that runs SQL. */
export type Queries = Pick<Pool | ClientBase, 'query'>;

/** Key of the signing keys; they are stored beside the settings, sealed, and so in each backup. */
const SIGNING_KEYS = 'signing_keys';

const storedSchema = z.array(
  z.object({
    id: z.string(),
    /** The public key, as `x` of a JWK has it (RFC 8037). */
    x: z.string(),
    /** The private key, sealed. */
    sealed: z.string(),
    createdAt: z.string(),
  }),
);
type StoredKey = z.output<typeof storedSchema>[number];

/** An Ed25519 key as a JWK, public. */
export interface PublicJwk {
  kty: 'OKP';
  crv: 'Ed25519';
  alg: 'EdDSA';
  use: 'sig';
  kid: string;
  x: string;
}

/** A signing key by its id and age, newest first in lists. */
export interface SigningKey {
  id: string;
  createdAt: string;
  jwk: PublicJwk;
  /** Signs bytes. @throws when it was sealed with another platform secret. */
  sign(text: string): Buffer;
  /** Whether the text was signed with this key. Without the platform’s secret, the stored public key is all there is. */
  verify(text: string, signature: Uint8Array): boolean;
  /** Whether the sealed private key is that of the public one: a key that somebody put there is not. */
  isOurs(): boolean;
}

const sealedFor = (id: string) => ({ purpose: 'signing-key', id }) as const;

/** Lists the keys, the one that signs first; none before the first start. */
export async function listSigningKeys(database: Queries, secret: string): Promise<SigningKey[]> {
  const { rows } = await database.query<{ value: unknown }>(
    'select value from platform_settings where key = $1',
    [SIGNING_KEYS],
  );
  const stored = storedSchema.safeParse(rows[0]?.value);
  return stored.success ? stored.data.map((key) => toKey(key, secret)) : [];
}

/**
 * Adds a key, by which everything is signed from now on; what others have signed stays verifiable. Runs in the transaction
 * that holds the log's lock.
 */
export async function addSigningKey(database: Queries, secret: string): Promise<SigningKey> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const id = createId();
  const key: StoredKey = {
    id,
    x: String(publicKey.export({ format: 'jwk' }).x),
    sealed: sealSecret(privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(), secret, sealedFor(id)),
    createdAt: new Date().toISOString(),
  };
  await database.query(
    `insert into platform_settings (key, value, updated_at) values ($1, jsonb_build_array($2::jsonb), now())
     on conflict (key) do update set value = jsonb_build_array($2::jsonb) || platform_settings.value, updated_at = now()`,
    [SIGNING_KEYS, JSON.stringify(key)],
  );
  return toKey(key, secret);
}

function toKey({ id, x, sealed, createdAt }: StoredKey, secret: string): SigningKey {
  const jwk = { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid: id, x } as const;
  const publicKey = once(() => createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }));
  const privateKey = once(() => createPrivateKey(openSecret(sealed, secret, sealedFor(id))));
  return {
    id,
    createdAt,
    jwk,
    sign: (text) => sign(null, Buffer.from(text), privateKey()),
    verify: (text, signature) => verify(null, Buffer.from(text), publicKey(), signature),
    isOurs() {
      try {
        return createPublicKey(privateKey()).export({ format: 'jwk' }).x === x;
      } catch {
        return false;
      }
    },
  };
}

function once(make: () => KeyObject): () => KeyObject {
  let made: KeyObject | undefined;
  return () => (made ??= make());
}
