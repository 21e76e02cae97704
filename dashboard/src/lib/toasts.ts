import { notifications } from '@mantine/notifications';
import { ApiError, messageOf } from './apiError.ts';

/** How long a message that needs nothing stays, in milliseconds. */
const SUCCESS_MS = 4_000;

/** What Mantine leaves out: a name for the button, and enough contrast. */
const LOOK = {
  closeButtonProps: { 'aria-label': 'Dismiss' },
  styles: { description: { color: 'var(--inlay-text-secondary)' } },
} as const;

/** Tells that something worked (SHELL-041). */
export function toastSuccess(message: string, title = 'Success'): void {
  notifications.show({ ...LOOK, title, message, autoClose: SUCCESS_MS, color: 'teal' });
}

/** Tells that something did not; stays until it is dismissed (SHELL-040). */
export function toastError(message: string, title = 'Error'): void {
  notifications.show({ ...LOOK, title, message, autoClose: false, color: 'red' });
}

/** The same for whatever was thrown; the unforeseen comes with the id that finds it in the log. */
export function toastThrown(error: unknown, title = 'Error'): void {
  const id = error instanceof ApiError && error.code === 'internal' ? error.requestId : null;
  toastError(id ? `${messageOf(error)} (request ${id})` : messageOf(error), title);
}
