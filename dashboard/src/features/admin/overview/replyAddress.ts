import { t } from '@lingui/core/macro';
import { withoutIsolates } from '../../../lib/isolateParts.ts';

/** Opens the mail program with a mail to this address. */
export const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

/** Returns a `mailto:` address with recipient and subject of a reply. */
export function replyAddress(email: string, subject: string): string {
  const answer = /^re:/i.test(subject) ? subject : withoutIsolates(t`Re: ${subject}`);
  return `${mailTo(email)}?subject=${encodeURIComponent(answer)}`;
}
