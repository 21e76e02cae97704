import type { EntityManager } from '@mikro-orm/postgresql';
import type { SecondFactorMethod } from '../../../platform/contract/index.ts';
import type { User } from '../../../platform/entities/user.entity.ts';
import { Passkey } from '../../../platform/entities/passkey.entity.ts';
import { RecoveryCode } from '../../../platform/entities/recoveryCode.entity.ts';

/** Returns the ways an account can prove a second factor; an empty list means no second step. */
export async function findMethods(em: EntityManager, user: User): Promise<SecondFactorMethod[]> {
  const methods: SecondFactorMethod[] = [];
  if (user.totpConfirmedAt) methods.push('totp');
  if ((await em.count(Passkey, { userId: user.id })) > 0) methods.push('passkey');
  if (methods.length === 0) return [];
  const hasCodes = (await em.count(RecoveryCode, { userId: user.id, usedAt: null })) > 0;
  return hasCodes ? [...methods, 'recovery_code'] : methods;
}
