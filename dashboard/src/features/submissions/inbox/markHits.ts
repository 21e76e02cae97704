import { hitFinder, searchTerms } from '@inlay/sdk/model';

/** Name of the highlights in the style sheet. */
const NAME = 'inlay-search';
/** Most marked places: enough for every row in view. */
const MOST = 500;

/** Lists every place that a search finds below an element, in the page's own texts only. */
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
 * Marks each word and phrase of a search wherever it stands below `[data-hits]` of an element, as rows come and go.
 * @returns a function that ends it.
 */
export function markHits(root: HTMLElement, text: string): () => void {
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
}
