import type { ResultCard } from '../platform/contract/index.ts';
import type { AskedPart } from './askedParts.ts';
import { bucketOf } from './buckets.ts';
import { RIGHT, type Tally } from './tally.ts';

/** Columns of the card; screens word them themselves. */
const COLUMNS = ['right', 'wrong'] as const;

/**
 * Returns the card that says how often each question of a quiz was answered rightly, the hardest first; none for a form
 * without right answers.
 */
export function rightCard(asked: readonly AskedPart[], tally: Tally): ResultCard[] {
  const rows = asked.flatMap(({ part }) => {
    const counts = COLUMNS.map((column) => tally.timesOf(RIGHT, bucketOf.pair(part.id, column)));
    return counts.some((count) => count > 0) ? [{ value: part.id, label: part.label, counts }] : [];
  });
  if (rows.length === 0) return [];
  const shareOf = ({ counts: [right = 0, wrong = 0] }: (typeof rows)[number]): number =>
    right / (right + wrong);
  const most = Math.max(...rows.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0)));
  return [
    {
      kind: 'matrix',
      id: RIGHT,
      label: '',
      page: '',
      isCurrent: true,
      isFilter: false,
      answered: most,
      empty: 0,
      notAsked: null,
      columns: COLUMNS.map((value) => ({ value, label: value })),
      rows: rows.toSorted((one, other) => shareOf(one) - shareOf(other)),
    },
  ];
}
