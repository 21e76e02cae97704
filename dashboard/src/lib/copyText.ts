import { t } from '@lingui/core/macro';
import { toastError, toastSuccess } from './toasts.tsx';

/** Copies a text and reports the result (BUILD-011, BUILD-012). */
export async function copyText(text: string, what: 'code' | 'url'): Promise<void> {
  const isCode = what === 'code';
  try {
    await navigator.clipboard.writeText(text);
    toastSuccess(isCode ? t`Embed code copied` : t`Embed URL copied`);
  } catch {
    toastError(isCode ? t`Failed to copy embed code` : t`Failed to copy embed URL`);
  }
}
