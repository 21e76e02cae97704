import { createHmac, randomInt } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { RecoveryCode } from '../../../platform/entities/recoveryCode.entity.ts';

const CODE_COUNT = 10;
/** Characters that nobody can confuse: 10 of them are 48 random bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 10;

/** Creates new codes and ends the old ones. The codes are shown once and stored as keyed hashes. */
export async function renewRecoveryCodes(
  em: EntityManager,
  userId: string,
  platformSecret: string,
): Promise<string[]> {
  await em.nativeDelete(RecoveryCode, { userId });
  const codes = Array.from({ length: CODE_COUNT }, createCode);
  for (const code of codes)
    em.create(RecoveryCode, { userId, codeHash: hashCode(code, userId, platformSecret) });
  return codes;
}

/** Consumes a code; true when it was valid. */
export async function spendRecoveryCode(
  em: EntityManager,
  input: { userId: string; code: string; platformSecret: string },
): Promise<boolean> {
  const { userId, code, platformSecret } = input;
  const good = { userId, codeHash: hashCode(code, userId, platformSecret), usedAt: null };
  return (await em.nativeUpdate(RecoveryCode, good, { usedAt: new Date() })) === 1;
}

/** Returns the number of unused codes. */
export const countRecoveryCodes = (em: EntityManager, userId: string): Promise<number> =>
  em.count(RecoveryCode, { userId, usedAt: null });

function createCode(): string {
  const characters = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '');
  return `${characters.slice(0, 5).join('')}-${characters.slice(5).join('')}`;
}

/** Case, blanks and the hyphen are the person's, not the code's. */
function hashCode(code: string, userId: string, platformSecret: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHmac('sha256', platformSecret).update(`recovery:${userId}:${plain}`).digest('hex');
}
