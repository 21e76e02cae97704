import { useEffect } from 'react';
import type { BuilderCore } from './useBuilder.ts';

/** Places whose typing has its own undo: dialogs and the preview show nothing of the document. */
const isForeign = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[role="dialog"], [data-preview]') !== null &&
  target.closest('[data-panel]') === null;

const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input:not([type=checkbox], [type=radio]), textarea, select');

/**
 * Keys that work wherever the keyboard is. Inputs of the builder show the document, so their undo is
 * the document's.
 */
export function useShortcuts(builder: BuilderCore, onHelp: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      if (key === '?' && !isTextInput(event.target) && !isForeign(event.target)) {
        event.preventDefault();
        return onHelp();
      }
      if ((!event.ctrlKey && !event.metaKey) || event.altKey) return undefined;
      if (key === 's') {
        event.preventDefault();
        void builder.requestPublish();
      } else if ((key === 'z' || key === 'y') && !isForeign(event.target)) {
        event.preventDefault();
        if (key === 'y' || event.shiftKey) builder.redo();
        else builder.undo();
      }
      return undefined;
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [builder, onHelp]);
}
