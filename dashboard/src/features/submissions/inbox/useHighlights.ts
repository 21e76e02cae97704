import { useEffect, type RefObject } from 'react';

/**
 * Highlights what a search finds in an element, see `markHits`, which loads with the first search. The browser paints it
 * over the page, which stays as it is; browsers without highlights show none.
 */
export function useHighlights(ref: RefObject<HTMLElement | null>, text: string): void {
  useEffect(() => {
    const root = ref.current;
    if (!root || !text.trim() || typeof CSS === 'undefined' || !('highlights' in CSS)) return undefined;
    let stop: (() => void) | null = null;
    let isOver = false;
    import('./markHits.ts').then(
      ({ markHits }) => {
        if (!isOver) stop = markHits(root, text);
      },
      // What cannot be loaded is not marked.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [ref, text]);
}
