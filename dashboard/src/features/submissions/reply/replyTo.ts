import { t } from '@lingui/core/macro';
import { formatDate } from '../../../lib/formatTime.ts';
import { withoutIsolates } from '../../../lib/isolateParts.ts';

/** The subject of a reply, with the submission's local date (SUBM-049). */
export function replySubject(submittedAt: string): string {
  const date = formatDate(submittedAt);
  return withoutIsolates(t`Re: Your form submission from ${date}`);
}

/** Returns a `mailto:` link with that subject. */
export const replyLink = (address: string, submittedAt: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(replySubject(submittedAt))}`;
