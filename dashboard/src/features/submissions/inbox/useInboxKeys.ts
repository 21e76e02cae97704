import { useEffectEvent, useLayoutEffect, useState } from 'react';
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

/** Keys that act on no row. */
const ALWAYS = /^([/?]|Escape)$/;

/**
 * Handles the inbox's keys wherever the focus is, except while typing.
 *
 * @param isReady whether the rows are there and what may be done with them is known; keys for rows wait until then.
 */
export function useInboxKeys(keys: InboxKeys, isReady: boolean): void {
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const actions: Record<string, () => void> = {
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
    Enter: keys.open,
    Escape: keys.leave,
  };
  const takeWaiting = useEffectEvent(() => {
    const [key, ...others] = waiting;
    if (!isReady || key === undefined) return;
    setWaiting(others);
    actions[key]?.();
  });
  // One for each render: it sees what the one before has changed.
  // oxlint-disable-next-line react/set-state-in-effect, react/exhaustive-effect-dependencies -- a key is taken out as it acts
  useLayoutEffect(() => takeWaiting(), [waiting, isReady]);
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTypedInto(target)) return;
      const { key } = event;
      const action = actions[key];
      if (!action) return;
      // A button handles Enter itself.
      const isFree = target instanceof HTMLElement && !target.matches('button, a, summary, [role=menuitem]');
      if (key === 'Enter' && !isFree) return;
      if (key !== 'Escape' && key !== 'Enter') event.preventDefault();
      if (ALWAYS.test(key) || (isReady && waiting.length === 0)) action();
      else setWaiting((before) => [...before, key]);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
