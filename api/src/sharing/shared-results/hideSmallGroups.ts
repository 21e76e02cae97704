import {
  capabilitiesOf,
  openCard,
  OWN_WORDS,
  resultParts,
  RESULT_TEXTS,
  type Field,
  type ResultCard,
} from '@inlay/sdk/model';
import type { GuardedCard } from '../../platform/contract/index.ts';
import { PAIR } from '../../results/buckets.ts';
import { hideCells, hideOptions } from './hideCells.ts';

type Of<Kind extends ResultCard['kind']> = Extract<ResultCard, { kind: Kind }>;
type Bars = Of<'choices' | 'points' | 'number' | 'days' | 'times'>;

/**
 * Takes out of a card what tells of groups of fewer than `smallest` people, or lets it be computed. What is withheld
 * is not in the card any more.
 * @param field the question; absent for what is none.
 */
export function hideSmallGroups(card: ResultCard, smallest: number, field?: Field): GuardedCard {
  // Whatever few people answered: no bar of a length, and zeros beside it, would tell what all of them chose.
  if (card.kind !== 'text' && card.answered > 0 && card.answered < smallest) return withheld(card);
  switch (card.kind) {
    case 'choices':
      return field && takesSeveral(field) ? severalChoices(card, smallest) : bars(card, smallest);
    case 'points':
    case 'number':
    case 'days':
    case 'times':
      return bars(card, smallest);
    case 'matrix':
      return matrix(card, smallest, field !== undefined && 'rows' in field && field.many);
    case 'ranking':
      return ranking(card, smallest);
    case 'text':
      return text(card, smallest);
    default:
      return withheld(card);
  }
}

const takesSeveral = (field: Field): boolean => capabilitiesOf(field).typeOf?.(field)?.isList === true;

/** Whether how many answered may be told: neither they nor those who did not are few. */
const areTotalsOpen = ({ answered, empty }: ResultCard, smallest: number): boolean =>
  hideCells([answered, empty], smallest)?.includes(true) === false;

const withoutTotals = { answered: 0, empty: 0, notAsked: null };

/** A card of which nothing may be told, without any number in it. */
function withheld(card: ResultCard): GuardedCard {
  const { id, label, page, isCurrent, isFilter } = card;
  const empty = { id, label, page, isCurrent, isFilter, ...withoutTotals };
  return {
    card: { ...empty, kind: 'text', latest: [], words: null, newest: 0 },
    hidden: [],
    hasTotals: false,
    figures: 'none',
    isWithheld: true,
  };
}

/** Answers of which each person gave one. */
function bars(card: Bars, smallest: number): GuardedCard {
  const parts = resultParts(card, RESULT_TEXTS.en);
  const counts = parts.map(({ count }) => count);
  // Answers that no bar stands for.
  const rest = card.answered - counts.reduce((sum, count) => sum + count, 0);
  const cells = hideCells([...counts, Math.max(0, rest), card.empty], smallest);
  const isHiding = cells?.includes(true) ?? true;
  if (card.kind === 'number' && isHiding) return meanAlone(card, smallest);
  if (!cells) return withheld(card);
  const hidden = new Set(parts.filter((_part, at) => cells[at]).map(({ key }) => key));
  const told = withoutCounts(card, hidden, isHiding);
  if (told.kind === 'days' && isHiding && told.spans.length === 0) return withheld(card);
  const hasTotals = cells[counts.length + 1] === false;
  return {
    card: { ...told, ...(!hasTotals && withoutTotals) },
    hidden: resultParts(told, RESULT_TEXTS.en).flatMap(({ key }) => (hidden.has(key) ? [key] : [])),
    hasTotals,
    // What is computed from all answers would tell the hidden ones.
    figures: isHiding ? 'none' : 'safe',
    isWithheld: false,
  };
}

/** A mean without its histogram: from both together single numbers follow. */
function meanAlone(card: Of<'number'>, smallest: number): GuardedCard {
  if (card.answered < smallest) return withheld(card);
  const hasTotals = areTotalsOpen(card, smallest);
  const none = { bins: [], sum: '0', median: null, min: null, max: null };
  return {
    card: { ...card, ...none, ...(!hasTotals && withoutTotals) },
    hidden: [],
    hasTotals,
    figures: 'mean',
    isWithheld: false,
  };
}

/** The same card without the hidden counts; smallest and largest are always single answers. */
function withoutCounts(card: Bars, hidden: ReadonlySet<string>, isHiding: boolean): Bars {
  const shown = (key: string, count: number): number => (hidden.has(key) ? 0 : count);
  switch (card.kind) {
    case 'choices':
      return {
        ...card,
        options: hiddenLast(card.options, hidden),
        other: shown(OWN_WORDS, card.other) || (hidden.has(OWN_WORDS) ? 1 : 0),
      };
    case 'points': {
      const points = card.points.map(({ value, count }) => ({ value, count: shown(String(value), count) }));
      return { ...card, points, ...(isHiding && { mean: null, nps: null }) };
    }
    case 'number':
      return { ...card, min: null, max: null };
    case 'days': {
      const spans = card.spans.map((span) => ({ ...span, count: shown(span.from, span.count) }));
      const first = spans.findIndex(({ count }) => count > 0);
      const last = spans.findLastIndex(({ count }) => count > 0);
      // They reach from the earliest answer to the latest, each of which is somebody's alone.
      return { ...card, spans: isHiding ? spans.slice(first, last + 1) : spans };
    }
    default:
      return {
        ...card,
        hours: card.hours.map((count, hour) => shown(String(hour).padStart(2, '0'), count)),
      };
  }
}

/** Hidden options follow by name: an order by size would compare them. */
function hiddenLast(
  options: Of<'choices'>['options'],
  hidden: ReadonlySet<string>,
): Of<'choices'>['options'] {
  const withheldOnes = options
    .filter(({ value }) => hidden.has(value))
    .toSorted((one, other) => (one.label < other.label ? -1 : 1));
  return [
    ...options.filter(({ value }) => !hidden.has(value)),
    ...withheldOnes.map((option) => ({ ...option, count: 0 })),
  ];
}

function severalChoices(card: Of<'choices'>, smallest: number): GuardedCard {
  const parts = resultParts(card, RESULT_TEXTS.en);
  const hasTotals = areTotalsOpen(card, smallest);
  const totals = [card.answered + card.empty, ...(hasTotals ? [card.answered] : [])];
  const cells = hideOptions(
    parts.map(({ count }) => count),
    totals,
    smallest,
  );
  const hidden = parts.filter((_part, at) => cells[at]).map(({ key }) => key);
  return {
    card: { ...withoutCounts(card, new Set(hidden), hidden.length > 0), ...(!hasTotals && withoutTotals) },
    hidden,
    hasTotals,
    figures: 'none',
    isWithheld: false,
  };
}

function matrix(card: Of<'matrix'>, smallest: number, takesMany: boolean): GuardedCard {
  const total = card.answered + card.empty;
  const hasTotals = areTotalsOpen(card, smallest);
  const hidden: string[] = [];
  const rows = card.rows.map((row) => {
    const { counts } = row;
    const left = total - counts.reduce((sum, count) => sum + count, 0);
    const cells = takesMany ? hideOptions(counts, [total], smallest) : hideCells([...counts, left], smallest);
    const isHidden = counts.map((_count, at) => cells?.[at] ?? true);
    hidden.push(
      ...card.columns.filter((_column, at) => isHidden[at]).map(({ value }) => row.value + PAIR + value),
    );
    return { ...row, counts: counts.map((count, at) => (isHidden[at] ? 0 : count)) };
  });
  return {
    card: { ...card, rows, ...(!hasTotals && withoutTotals) },
    hidden,
    hasTotals,
    figures: 'none',
    isWithheld: false,
  };
}

/** Places depend on each other: where one option is chosen by few, none is told. */
function ranking(card: Of<'ranking'>, smallest: number): GuardedCard {
  const totals = [card.answered, card.answered + card.empty];
  const counts = card.options.map(({ count }) => count);
  const isTold = areTotalsOpen(card, smallest) && !hideOptions(counts, totals, smallest).includes(true);
  return isTold ? openCard(card) : withheld(card);
}

/** What people wrote is shown where its owner chose so; frequent words only where enough people wrote them. */
function text(card: Of<'text'>, smallest: number): GuardedCard {
  const hasTotals = areTotalsOpen(card, smallest);
  const words = card.words?.filter(({ count }) => count >= smallest) ?? null;
  return {
    card: { ...card, words, ...(!hasTotals && withoutTotals) },
    hidden: [],
    hasTotals,
    figures: 'none',
    isWithheld: false,
  };
}
