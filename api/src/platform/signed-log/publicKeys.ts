import { hashHead, findLastHead } from './head.ts';
import { listSigningKeys, type PublicJwk, type Queries } from './signingKeys.ts';

/** What the platform publishes of its log: a JWK set (RFC 7517), and the newest head for whoever keeps one outside. */
export interface PublishedLog {
  issuer: string;
  keys: PublicJwk[];
  log: { number: number; hash: string; at: string; keyId: string } | null;
}

/** Reads it; keys of before are in it, so that what they have signed stays verifiable. */
export async function readPublishedLog(
  database: Queries,
  { secret, publicUrl }: { secret: string; publicUrl: string },
): Promise<PublishedLog> {
  const keys = await listSigningKeys(database, secret);
  const head = await findLastHead(database);
  return {
    issuer: publicUrl,
    keys: keys.map(({ jwk }) => jwk),
    log: head && {
      number: head.number,
      hash: hashHead(head).toString('hex'),
      at: head.at.toISOString(),
      keyId: head.keyId,
    },
  };
}
