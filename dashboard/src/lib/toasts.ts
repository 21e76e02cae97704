import { notifications } from '@mantine/notifications';
import { createElement, type ReactNode } from 'react';
import { UndoMessage } from '../components/UndoMessage.tsx';
import { ApiError, messageOf } from './apiError.ts';

/** How long a message that needs nothing stays, in milliseconds. */
const SUCCESS_MS = 4_000;
/** Long enough to read it, think, and press Undo. */
const UNDO_MS = 10_000;

/** Tells that something worked (SHELL-041). */
export function toastSuccess(message: string, title = 'Success'): void {
  notifications.show({ title, message, autoClose: SUCCESS_MS, color: 'teal' });
}

/** Tells that something did not; stays until it is dismissed (SHELL-040), and is not told twice at a time. */
export function toastError(message: string, title = 'Error'): void {
  showError(message, title);
}

function showError(message: string, title: string): string {
  const id = `${title}: ${message}`;
  notifications.show({ id, title, message, autoClose: false, color: 'red' });
  return id;
}

/** Takes a message away that holds no longer. */
export const hideToast = (id: string): void => void notifications.hide(id);

/**
 * The same for whatever was thrown; the unforeseen comes with the id that finds it in the log.
 * @returns by what it is taken away when it holds no longer.
 */
export function toastThrown(error: unknown, title = 'Error'): string {
  const id = error instanceof ApiError && error.code === 'internal' ? error.requestId : null;
  return showError(id ? `${messageOf(error)} (request ${id})` : messageOf(error), title);
}

/** The same with a way back, for longer; pressing it takes the message away. */
export function toastUndo(message: string, title = 'Success', onUndo: () => Promise<unknown>): void {
  const id = crypto.randomUUID();
  const undo = (): void => {
    notifications.hide(id);
    void onUndo();
  };
  const content = createElement(UndoMessage, { text: message, onUndo: undo });
  notifications.show({ id, title, message: content, autoClose: UNDO_MS, color: 'teal' });
}

/** Shows work that goes on, until whoever began it takes it away by its id. */
export function toastProgress(id: string, title: string, content: ReactNode): void {
  notifications.show({ id, title, message: content, autoClose: false, withCloseButton: false });
}
