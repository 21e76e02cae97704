/** Name of the file that recovery codes are kept in. */
export const RECOVERY_CODES_FILE = 'inlay-recovery-codes.txt';

/** Recovery codes as a text to keep: what they are, whose, and one in each line. */
export function recoveryCodesText(codes: readonly string[], email: string): string {
  const head = [
    `Inlay recovery codes of ${email}`,
    'Each code signs you in once, in place of your second step.',
  ];
  return `${[...head, '', ...codes].join('\n')}\n`;
}

/** Gives a text to the person as a file. */
export function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
