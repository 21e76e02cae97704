import type { ResultCard } from './resultCardSchema.ts';
import { formatBytes } from '../formatBytes.ts';
import { formatAmount, formatCount, formatShare, type ResultWords } from './resultWords.ts';

/** An answer that results and inbox are filtered by, in the names of their addresses. */
export interface Sought {
  field: string;
  value?: string;
  atLeast?: string;
  atMost?: string;
}

/** One bar of a card: its answer, how often it was given, and how to find those submissions. */
export interface ResultPart {
  key: string;
  label: string;
  count: number;
  /** Null where answers cannot be filtered by it. */
  sought: Sought | null;
  /** The mean place of a ranked option. */
  place?: string;
  /** Length of the bar, from 0 to 1; by default the share of those who answered (decision 381). */
  length?: number;
  /** Both ends of its range, for an axis below; by default the label is both. */
  ends?: readonly [string, string];
  /** Only an earlier version of the form offers it. */
  isEarlier?: boolean;
}

/** Key of answers in visitors' own words; no option begins with a hash sign. */
export const OWN_WORDS = '#other';

const DAYS: Readonly<Record<'day' | 'month' | 'year', Intl.DateTimeFormatOptions>> = {
  day: { dateStyle: 'medium', timeZone: 'UTC' },
  month: { month: 'long', year: 'numeric', timeZone: 'UTC' },
  year: { year: 'numeric', timeZone: 'UTC' },
};

/** Returns the bars of a card; none for cards that are no bars. */
export function resultParts(card: ResultCard, words: ResultWords): ResultPart[] {
  const seek = (bounds: Omit<Sought, 'field'>): Sought | null =>
    card.isFilter ? { field: card.id, ...bounds } : null;
  const amount = (value: number): string => formatAmount(value, words, card.kind === 'number' ? card : {});
  switch (card.kind) {
    case 'choices':
      return [
        ...card.options.map(({ value, label, count, isCurrent }) => ({
          key: value,
          label: wordYesOrNo(value, label, words),
          count,
          sought: seek({ value }),
          isEarlier: !isCurrent,
        })),
        ...(card.other > 0
          ? [{ key: OWN_WORDS, label: words.ownWords, count: card.other, sought: null }]
          : []),
      ];
    case 'points':
      return card.points.map(({ value, count }) => ({
        key: String(value),
        label: formatCount(value, words),
        count,
        sought: seek({ value: String(value) }),
      }));
    case 'number':
      return card.bins.map(({ from, until, count, atLeast, atMost }) => ({
        key: atLeast,
        label: atLeast === atMost ? amount(from) : words.range(amount(from), amount(until)),
        count,
        sought: seek({ atLeast, atMost }),
        ...(atLeast !== atMost && { ends: [amount(from), amount(until)] as const }),
      }));
    case 'ranking':
      return card.options.map(({ value, label, count, meanPlace }) => ({
        key: value,
        label,
        count,
        sought: seek({ value }),
        place: meanPlace === null ? '–' : formatCount(roundMean(meanPlace), words),
        // The first place is the longest bar.
        length: meanPlace === null ? 0 : 1 - (meanPlace - 1) / Math.max(1, card.options.length),
      }));
    case 'days': {
      const days = new Intl.DateTimeFormat(words.locale, DAYS[card.unit]);
      return card.spans.map(({ from, to, count }) => ({
        key: from,
        label: days.format(Date.parse(from)),
        count,
        sought: seek({ atLeast: from, atMost: to }),
      }));
    }
    case 'times':
      return card.hours.map((count, hour) => {
        const name = String(hour).padStart(2, '0');
        return {
          key: name,
          label: `${name}:00`,
          count,
          sought: seek({ atLeast: `${name}:00`, atMost: `${name}:59` }),
        };
      });
    default:
      return [];
  }
}

/** Boxes and values are labelled in English by their results. */
const wordYesOrNo = (value: string, label: string, { yes, no }: ResultWords): string =>
  value === 'true' && label === 'Yes' ? yes : value === 'false' && label === 'No' ? no : label;

/** Whether the answers of a card have an order: they are drawn as columns. */
export const isOrdered = ({ kind }: ResultCard): boolean =>
  kind === 'points' || kind === 'number' || kind === 'days' || kind === 'times';

/** Most columns, and longest names, that are named one by one; two have room for any. */
const NAMED_COLUMNS = 16;
const SHORT_NAME = 4;
const ROOMY_COLUMNS = 2;

/** Labels below columns: a name in the middle of each, or at the beginning of the first and the end of the last. */
export type ColumnAxis =
  | { isEach: true; names: readonly string[] }
  | { isEach: false; names: readonly [string, string] };

/** Returns the labels below columns, the same on every screen, page and report (decision 381). */
export function columnAxis(parts: readonly ResultPart[]): ColumnAxis {
  const names = parts.map(({ label }) => label);
  const isShort = parts.length <= NAMED_COLUMNS && names.every(({ length }) => length <= SHORT_NAME);
  if (isShort || parts.length <= ROOMY_COLUMNS) return { isEach: true, names };
  const [first, last] = [parts[0], parts.at(-1)];
  const ends = [first?.ends?.[0] ?? names[0] ?? '', last?.ends?.[1] ?? names.at(-1) ?? ''] as const;
  return { isEach: false, names: ends };
}

/** Widest column, as a share of the axis: one alone is no block as wide as the card. */
const WIDEST_COLUMN = 0.25;

/** Returns the position of a column, as shares of the axis: one in the middle, several side by side. */
export function columnSpan(index: number, columns: number): { start: number; width: number } {
  return columns === 1
    ? { start: (1 - WIDEST_COLUMN) / 2, width: WIDEST_COLUMN }
    : { start: index / columns, width: 1 / columns };
}

/** Words of the cards that have no label of their own, by their ids. */
const TITLES = { '#pages': 'pages', '#endings': 'endings', '#right': 'rightAnswers' } as const;
const isTitled = (id: string): id is keyof typeof TITLES => Object.hasOwn(TITLES, id);

/** Title of a card. */
export const resultTitle = ({ id, label }: ResultCard, words: ResultWords): string =>
  isTitled(id) ? words[TITLES[id]] : label;

/** Returns the columns of a matrix; those of right answers in the reader's words. */
export const resultColumns = (
  { id, columns }: Extract<ResultCard, { kind: 'matrix' }>,
  words: ResultWords,
): { value: string; label: string }[] =>
  columns.map(({ value, label }) => ({
    value,
    label: id !== '#right' ? label : value === 'right' ? words.right : words.wrong,
  }));

/** Rounds a mean to what people read: two decimals, three digits of one below 1. */
const roundMean = (mean: number): number =>
  Math.abs(mean) < 1 ? Number(mean.toPrecision(3)) : Math.round(mean * 100) / 100;

/** Returns the few numbers that sum up a card, each with its name. */
export function resultFigures(card: ResultCard, words: ResultWords): [name: string, value: string][] {
  const amount = (value: number | null, isExact = true): string => {
    if (value === null) return '–';
    const text = formatAmount(value, words, card.kind === 'number' ? card : {});
    return isExact ? text : words.about(text);
  };
  const share = (count: number): string => formatShare(count, card.answered, words);
  if (card.kind === 'number')
    return [
      [words.mean, amount(card.mean && roundMean(card.mean))],
      [words.median, amount(card.median, card.isExact)],
      [words.smallest, amount(card.min, card.isExact)],
      [words.largest, amount(card.max, card.isExact)],
      [words.sum, amount(Number(card.sum))],
    ];
  if (card.kind === 'points')
    return [
      ...(card.nps
        ? ([
            [words.score, amount(card.nps.score)],
            [words.promoters, share(card.nps.promoters)],
            [words.passives, share(card.nps.passives)],
            [words.detractors, share(card.nps.detractors)],
          ] as [string, string][])
        : []),
      [words.mean, amount(card.mean && roundMean(card.mean))],
    ];
  if (card.kind === 'files')
    return [
      [words.files, formatCount(card.files, words)],
      [words.size, formatBytes(card.bytes, words)],
    ];
  return [];
}
