import { t } from '@lingui/core/macro';
import { withoutIsolates } from '../../lib/isolateParts.ts';

/** Name of the recovery codes' file. */
export const RECOVERY_CODES_FILE = 'inlay-recovery-codes.txt';

/** Returns recovery codes as a text: a heading, the account, and one code per line. */
export function recoveryCodesText(codes: readonly string[], email: string): string {
  const head = [
    withoutIsolates(t`Inlay recovery codes of ${email}`),
    t`Each code works once instead of your second step.`,
  ];
  return `${[...head, '', ...codes].join('\n')}\n`;
}
