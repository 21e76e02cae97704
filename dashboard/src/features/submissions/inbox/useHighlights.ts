import { useEffect, type RefObject } from 'react';

/** Name of the highlights in the style sheet. */
const NAME = 'inlay-search';
/** Most marked places: enough for every row in view. */
const MOST = 500;

/** Returns a text sign by sign as a search compares it: without case and accents, with plain apostrophes. */
const fold = (text: string): string =>
  text.replace(/[^ -~]/g, (sign) => (sign === '’' ? "'" : sign.normalize('NFD').charAt(0))).toLowerCase();

/** Marks every place of a folded text below an element, in the page's own texts only. */
function findRanges(root: HTMLElement, wanted: string): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node && ranges.length < MOST; node = walker.nextNode()) {
    const text = fold(node.nodeValue ?? '');
    // Where lower case has another length, places would be wrong.
    if (text.length !== node.nodeValue?.length) continue;
    for (let index = text.indexOf(wanted); index >= 0; index = text.indexOf(wanted, index + wanted.length)) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + wanted.length);
      ranges.push(range);
    }
  }
  return ranges;
}

/**
 * Highlights a text wherever it stands below `[data-hits]` of an element, as rows come and go. The browser paints it
 * over the page, which stays as it is; browsers without highlights show none.
 */
export function useHighlights(ref: RefObject<HTMLElement | null>, text: string): void {
  useEffect(() => {
    const root = ref.current;
    const wanted = fold(text.trim());
    if (!root || !wanted || typeof CSS === 'undefined' || !('highlights' in CSS)) return undefined;
    let frame = 0;
    const mark = (): void => {
      frame = 0;
      const places = [...root.querySelectorAll<HTMLElement>('[data-hits]')];
      CSS.highlights.set(NAME, new Highlight(...places.flatMap((place) => findRanges(place, wanted))));
    };
    const markSoon = (): void => {
      frame ||= requestAnimationFrame(mark);
    };
    const observer = new MutationObserver(markSoon);
    observer.observe(root, { childList: true, subtree: true, characterData: true });
    markSoon();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      CSS.highlights.delete(NAME);
    };
  }, [ref, text]);
}
