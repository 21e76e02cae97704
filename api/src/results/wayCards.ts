import { pagesOf, type FormDefinition } from '@inlay/sdk/model';
import type { ResultCard } from '../platform/contract/index.ts';
import { bucketOf } from './buckets.ts';
import { ENDINGS, PAGES, SUBMISSIONS, ANSWERED, type Tally } from './tally.ts';

interface Named {
  id: string;
  title: string;
}

/**
 * Returns the cards of the way through a form: pages that visitors came past, and endings they met. A form of one
 * page, or with one ending, has none. Titles are the newest revision's.
 */
export function wayCards(revisions: readonly FormDefinition[], tally: Tally): ResultCard[] {
  const submissions = tally.timesOf(SUBMISSIONS, ANSWERED);
  return [
    ...wayCard(PAGES, revisions.map(pagesOf)),
    ...wayCard(
      ENDINGS,
      revisions.map(({ endings }) => endings.filter(({ kind }) => kind === 'stored')),
    ),
  ];

  function wayCard(id: string, offered: readonly (readonly Named[])[]): ResultCard[] {
    const [current = [], ...earlier] = offered;
    const known = new Map<string, { place: number; title: string; isCurrent: boolean }>();
    for (const [at, list] of [current, ...earlier].entries())
      for (const [place, { id: value, title }] of list.entries())
        if (!known.has(value)) known.set(value, { place, title, isCurrent: at === 0 });
    const options = [...known].flatMap(([value, { place, title, isCurrent }]) => {
      const count = tally.timesOf(id, bucketOf.choice(value));
      // A title may be missing; the place stands for it.
      return isCurrent || count > 0 ? [{ value, label: title || String(place + 1), count, isCurrent }] : [];
    });
    const met = options.reduce((sum, { count }) => sum + count, 0);
    if (options.length < 2 || met === 0) return [];
    const answered = Math.min(met, submissions);
    return [
      {
        id,
        label: '',
        page: '',
        isCurrent: true,
        isFilter: false,
        answered,
        empty: submissions - answered,
        notAsked: null,
        kind: 'choices',
        options,
        other: 0,
      },
    ];
  }
}
