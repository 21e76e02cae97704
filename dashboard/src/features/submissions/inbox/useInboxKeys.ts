import { t } from '@lingui/core/macro';
import { useLayoutEffect } from 'react';
import { isTypedInto } from '../../../lib/isTypedInto.ts';

/** Actions of the keys. */
export interface InboxKeys {
  step(by: 1 | -1): void;
  /** Selects the row and goes on. */
  selectOn(by: 1 | -1): void;
  toggle(isRange: boolean): void;
  open(): void;
  search(): void;
  help(): void;
  star(): void;
  read(): void;
  tag(): void;
  status(): void;
  assign(): void;
  finish(): void;
  remove(): void;
  reply(): void;
  undo(): void;
  leave(): void;
}

/** The keys, as the help shows them. */
export const INBOX_KEYS: readonly (readonly [key: string, does: string])[] = [
  ['j', t`Next submission`],
  ['k', t`Previous submission`],
  [t`Enter`, t`Open the submission`],
  ['x', t`Select it (with Shift, all up to it)`],
  ['J, K', t`Select it and go on (Shift+J, Shift+K)`],
  ['s', t`Star or unstar it`],
  ['u', t`Mark it as read or unread`],
  ['t', t`Tag it`],
  ['l', t`Set its status`],
  ['a', t`Assign it`],
  ['e', t`Mark it as done, or open it again`],
  ['r', t`Reply`],
  ['#', t`Move it to the trash`],
  ['z', t`Undo`],
  ['/', t`Search`],
  [t`Escape`, t`Close the details, or clear the selection`],
  ['?', t`Show these keys`],
];

/** Handles the inbox's keys wherever the focus is, except while typing. */
export function useInboxKeys(keys: InboxKeys): void {
  useLayoutEffect(() => {
    const actions: Record<string, (event: KeyboardEvent) => void> = {
      j: () => keys.step(1),
      k: () => keys.step(-1),
      J: () => keys.selectOn(1),
      K: () => keys.selectOn(-1),
      x: () => keys.toggle(false),
      X: () => keys.toggle(true),
      s: keys.star,
      u: keys.read,
      t: keys.tag,
      l: keys.status,
      a: keys.assign,
      e: keys.finish,
      r: keys.reply,
      '#': keys.remove,
      z: keys.undo,
      '/': keys.search,
      '?': keys.help,
      Escape: keys.leave,
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTypedInto(target)) return;
      // A button handles Enter itself.
      const isFree = target instanceof HTMLElement && !target.matches('button, a, summary, [role=menuitem]');
      if (event.key === 'Enter' && isFree) keys.open();
      const action = actions[event.key];
      if (!action) return;
      if (event.key !== 'Escape') event.preventDefault();
      action(event);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
