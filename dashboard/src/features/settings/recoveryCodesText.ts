import { t } from '@lingui/core/macro';

/** Name of the file that recovery codes are kept in. */
export const RECOVERY_CODES_FILE = 'inlay-recovery-codes.txt';

/** Recovery codes as a text to keep: what they are, whose, and one in each line. */
export function recoveryCodesText(codes: readonly string[], email: string): string {
  const head = [t`Inlay recovery codes of ${email}`, t`Each code works once instead of your second step.`];
  return `${[...head, '', ...codes].join('\n')}\n`;
}
