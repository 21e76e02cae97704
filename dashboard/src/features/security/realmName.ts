import { t } from '@lingui/core/macro';
import type { Lockout } from '@inlay/api/contract';

/** Whose sign-in it is (D-155). */
export const realmName = (realm: Lockout['realm']): string => (realm === 'user' ? t`User` : t`Client`);
