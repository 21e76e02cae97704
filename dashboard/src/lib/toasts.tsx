import { t } from '@lingui/core/macro';
import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { ApiError, messageOf } from './apiError.ts';

/** Display time of a success, in ms. */
const SUCCESS_MS = 4_000;
/** Display time of a toast with a button, in ms: enough to read, think and press. */
const ACTION_MS = 10_000;

/** Announces a success (SHELL-041), never twice at a time. */
export function toastSuccess(message: string, title = t`Success`): void {
  const id = `${title}: ${message}`;
  notifications.show({ id, title, message, autoClose: SUCCESS_MS, color: 'teal' });
}

/** Errors that may be on screen, by their toast. */
const errors = new Map<string, { title: string; message: string; path: string }>();
/** The toasts of errors that were thrown. */
const toastsOfThrown = new WeakMap<object, string>();

/**
 * Announces a failure, never twice at a time; stays until it is dismissed, the same action succeeds or the screen is
 * left (SHELL-040).
 */
export function toastError(message: string, title = t`Error`): void {
  showError(message, title);
}

/** Announces a failure as `toastError` does. @returns the toast's id, for `hideToast`. */
export function showError(message: string, title: string): string {
  const id = `${title}: ${message}`;
  errors.set(id, { title, message, path: window.location.pathname });
  notifications.show({ id, title, message, autoClose: false, color: 'red' });
  return id;
}

const endWhere = (isOver: (error: { title: string; message: string; path: string }) => boolean): void => {
  for (const [id, error] of errors) {
    if (!isOver(error)) continue;
    errors.delete(id);
    hideToast(id);
  }
};

/** Dismisses the errors of an action that has succeeded now, by their title or message. */
export const endErrors = (text: string): void =>
  endWhere(({ title, message }) => title === text || message === text);

/** Dismisses the errors of screens that were left. */
export const endErrorsElsewhere = (): void => endWhere(({ path }) => path !== window.location.pathname);

/** Dismisses the toast of an error that `toastThrown` has announced. */
export function hideThrown(error: unknown): void {
  const id = typeof error === 'object' && error !== null ? toastsOfThrown.get(error) : undefined;
  if (id !== undefined) hideToast(id);
}

/** Dismisses a toast. */
export const hideToast = (id: string): void => void notifications.hide(id);

/**
 * Announces a thrown error; an unexpected one shows the request id that finds it in the log.
 * @returns the toast's id, for `hideToast`.
 */
export function toastThrown(error: unknown, title = t`Error`): string {
  const id = error instanceof ApiError && error.code === 'internal' ? error.requestId : null;
  const message = messageOf(error);
  const toast = showError(id ? t`${message} (request ${id})` : message, title);
  if (typeof error === 'object' && error !== null) toastsOfThrown.set(error, toast);
  return toast;
}

/** Announces a success with an Undo button, for longer; the button dismisses it. @returns the toast's id, for `hideToast`. */
export const toastUndo = (
  message: string,
  title = t`Success`,
  onUndo: () => Promise<unknown>,
  onClose?: () => void,
): string => toastAction(message, title, t`Undo`, onUndo, onClose);

/**
 * Announces a success with what can be done next, for longer; its button dismisses it.
 * @returns the toast's id, for `hideToast`.
 */
export function toastAction(
  message: string,
  title: string,
  label: string,
  act: () => Promise<unknown>,
  onClose?: () => void,
): string {
  const id = crypto.randomUUID();
  const press = (): void => {
    notifications.hide(id);
    act().catch((error: unknown) => toastThrown(error));
  };
  const content = (
    <Group justify="space-between" gap={12} wrap="nowrap">
      <span>{message}</span>
      <Button size="compact-sm" variant="default" onClick={press} flex="none">
        {label}
      </Button>
    </Group>
  );
  notifications.show({
    id,
    title,
    message: content,
    autoClose: ACTION_MS,
    color: 'teal',
    ...(onClose ? { onClose } : {}),
  });
  return id;
}

/** Announces a stored setting with Undo. @returns the toast's id, for `hideToast`. */
export const toastSaved = (
  message: string,
  { title, undo, onClose }: { title: string; undo(): Promise<unknown>; onClose(): void },
): string =>
  toastUndo(
    message,
    title,
    async () => {
      await undo();
      toastSuccess(t`Change undone`);
    },
    onClose,
  );

/** Shows work in progress until the caller hides it by its id. */
export function toastProgress(id: string, title: string, content: ReactNode): void {
  notifications.show({ id, title, message: content, autoClose: false, withCloseButton: false });
}
