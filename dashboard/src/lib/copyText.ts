import { toastError, toastSuccess } from './toasts.tsx';

/** Copies a text and says how it went (BUILD-011, BUILD-012, D-60). */
export async function copyText(text: string, what: 'embed code' | 'embed URL'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toastSuccess(what === 'embed code' ? 'Embed code copied' : 'Embed URL copied');
  } catch {
    toastError(`Failed to copy ${what}`);
  }
}
