import { t } from '@lingui/core/macro';
import type { MailServerResponse } from '@inlay/api/contract';

export type MailSecurity = NonNullable<MailServerResponse['server']>['security'];

/** Names of the ways to encrypt the connection. */
export const SECURITY_NAMES: Readonly<Record<MailSecurity, string>> = {
  tls: 'TLS',
  starttls: 'STARTTLS',
  none: t({ message: 'None', context: 'encryption' }),
};

/** The port that servers mostly have for each. */
export const USUAL_PORTS: Readonly<Record<MailSecurity, string>> = {
  tls: '465',
  starttls: '587',
  none: '25',
};

export const SECURITIES = Object.keys(SECURITY_NAMES) as MailSecurity[];
