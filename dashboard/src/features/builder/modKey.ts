import { t } from '@lingui/core/macro';

/** The modifier for C, V and Z on this system. */
export const MOD: string = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : t`Ctrl`;
