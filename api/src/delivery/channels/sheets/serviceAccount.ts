import { createPrivateKey, type KeyObject } from 'node:crypto';
import { parseJson } from '../tables/vendorCall.ts';

/** The key of a service account of Google, as its JSON file has it. */
export interface ServiceAccount {
  /** The address that a sheet is shared with. */
  email: string;
  /** Names the key to Google. */
  keyId: string;
  key: KeyObject;
}

/**
 * Parses the JSON of a key. Its addresses are not read: whoever pastes a key could otherwise name a server of
 * theirs.
 * @returns null for anything else.
 */
export function parseServiceAccount(text: string): ServiceAccount | null {
  const read = parseJson(text);
  const { type, client_email: email, private_key_id: keyId, private_key: pem } = read ?? {};
  if (type !== 'service_account' || typeof email !== 'string' || typeof pem !== 'string') return null;
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'rsa' ? { email, keyId: String(keyId ?? ''), key } : null;
  } catch {
    return null;
  }
}
