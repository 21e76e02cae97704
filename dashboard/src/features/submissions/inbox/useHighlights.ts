import { useEffect, type RefObject } from 'react';
import { hitFinder, searchTerms } from '@inlay/sdk/model';

/** Name of the highlights in the style sheet. */
const NAME = 'inlay-search';
/** Most marked places: enough for every row in view. */
const MOST = 500;

/** Marks every place that a search finds below an element, in the page's own texts only. */
function findRanges(root: HTMLElement, findHits: ReturnType<typeof hitFinder>): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node && ranges.length < MOST; node = walker.nextNode())
    for (const { start, end } of findHits(node.nodeValue ?? '')) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  return ranges;
}

/**
 * Highlights each word and phrase of a search wherever it stands below `[data-hits]` of an element, as rows come and
 * go. The browser paints it over the page, which stays as it is; browsers without highlights show none.
 */
export function useHighlights(ref: RefObject<HTMLElement | null>, text: string): void {
  useEffect(() => {
    const root = ref.current;
    if (!root || !text.trim() || typeof CSS === 'undefined' || !('highlights' in CSS)) return undefined;
    const findHits = hitFinder(searchTerms(text));
    let frame = 0;
    const mark = (): void => {
      frame = 0;
      const places = [...root.querySelectorAll<HTMLElement>('[data-hits]')];
      CSS.highlights.set(NAME, new Highlight(...places.flatMap((place) => findRanges(place, findHits))));
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
