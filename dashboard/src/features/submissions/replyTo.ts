import { t } from '@lingui/core/macro';

/** Returns a `mailto:` link with the submission's local date in the subject (SUBM-049). */
export function replyLink(address: string, submittedAt: string): string {
  const date = new Date(submittedAt).toLocaleDateString();
  const subject = encodeURIComponent(t`Re: Your form submission from ${date}`);
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${subject}`;
}
