import { t } from '@lingui/core/macro';
import { writeClipboard } from './writeClipboard.ts';
import { endErrors, toastError, toastSuccess } from './toasts.tsx';

/** Messages by the kind of copied text (BUILD-011, BUILD-012). */
const MESSAGES = {
  code: { done: t`Embed code copied`, failed: t`Failed to copy embed code` },
  url: { done: t`Embed URL copied`, failed: t`Failed to copy embed URL` },
  command: { done: t`Command copied`, failed: t`Failed to copy the command` },
  link: { done: t`Link copied`, failed: t`Failed to copy the link` },
} as const;

export type CopiedThing = keyof typeof MESSAGES;

/** Copies a text, which may still be on its way, and reports the result. */
export async function copyText(text: string | Promise<string>, what: CopiedThing): Promise<void> {
  const { done, failed } = MESSAGES[what];
  try {
    await writeClipboard(text);
    endErrors(failed);
    toastSuccess(done);
  } catch {
    toastError(failed);
  }
}
