import { t } from '@lingui/core/macro';
import type { Lockout } from '@inlay/api/contract';

/** Returns the name of a sign-in's realm (D-155). */
export const realmName = (realm: Lockout['realm']): string => (realm === 'user' ? t`User` : t`Client`);
