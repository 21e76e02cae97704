import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { toastError, toastThrown } from '../../../lib/toasts.tsx';

/** Most actions that can be taken back one after another. */
const MOST = 50;

/** Takes an action back. */
export type Undo = () => Promise<unknown>;

export interface UndoStack {
  /** Puts an action on the stack. @returns a function that takes this one back, once. */
  remember(undo: Undo): Undo;
  /** Takes the last action back. */
  undo(): void;
}

/** The actions of a screen that can be taken back by `z`, the last one first. */
export function useUndo(): UndoStack {
  const stack = useRef<Undo[]>([]);
  const take = (undo: Undo): boolean => {
    const index = stack.current.indexOf(undo);
    if (index < 0) return false;
    stack.current.splice(index, 1);
    return true;
  };
  return {
    remember: (undo) => {
      stack.current = [...stack.current.slice(1 - MOST), undo];
      return async () => {
        if (take(undo)) await undo();
      };
    },
    undo: () => {
      const last = stack.current.pop();
      if (last) last().catch((error: unknown) => toastThrown(error));
      else toastError(t`There is nothing to undo`, t`Undo`);
    },
  };
}
