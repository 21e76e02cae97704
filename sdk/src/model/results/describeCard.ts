import type { ResultCard } from './resultCardSchema.ts';
import {
  columnAxis,
  isOrdered,
  resultColumns,
  resultFigures,
  resultParts,
  resultTitle,
  type ColumnAxis,
  type ResultPart,
  type Sought,
} from './resultParts.ts';
import { formatCount, formatShare, type ResultWords } from './resultWords.ts';

/** A card, and what of it is withheld. */
export interface ShownCard {
  card: ResultCard;
  /** Keys of bars, or row and column of a matrix, whose counts are withheld. */
  hidden: readonly string[];
  hasTotals: boolean;
  figures: 'all' | 'safe' | 'mean' | 'none';
  isWithheld: boolean;
}

/** Returns a card of which everything may be told. */
export const openCard = (card: ResultCard) => ({
  card,
  hidden: [],
  hasTotals: true,
  figures: 'all' as const,
  isWithheld: false,
});

/** A count in words. */
interface ToldCount {
  /** Empty where it is withheld. */
  count: string;
  /** Percentage of those who answered, or of a row of a matrix; empty where it is withheld. */
  share: string;
  /** The whole: share or mean place with the count, or that it is withheld. */
  text: string;
}

/** A bar or column, as it is drawn. */
export interface CardBar extends ToldCount {
  key: string;
  label: string;
  /** From 0 to 1 (decision 381). */
  length: number;
  isHidden: boolean;
  /** Mean place of a ranked option. */
  place: string | undefined;
  /** Null where answers cannot be filtered by it. */
  sought: Sought | null;
}

/** One cell of a heat map. */
interface CardCell extends ToldCount {
  key: string;
  /** Its count as a part of the largest one, from 0 to 1. */
  heat: number;
}

/** What a card shows below its title; each kind at most once, never empty. */
export type CardBlock =
  /** In place of answers. */
  | { kind: 'note'; text: string }
  /** The few numbers that sum up a card; `earlier` where the period before had another. */
  | { kind: 'figures'; figures: readonly { label: string; value: string; earlier: string | undefined }[] }
  /** One below the other. */
  | { kind: 'bars'; bars: readonly CardBar[] }
  /** Beside each other, as high as the highest of them. */
  | { kind: 'columns'; bars: readonly CardBar[]; axis: ColumnAxis }
  | {
      kind: 'table';
      columns: readonly { value: string; label: string }[];
      rows: readonly { key: string; label: string; cells: readonly CardCell[] }[];
    }
  | { kind: 'texts'; label: string; texts: readonly string[] }
  | {
      kind: 'words';
      label: string;
      words: readonly { word: string; count: string }[];
      /** How many submissions they were taken from. */
      newest: number;
    };

/** A card as it is drawn, in the reader's words. */
export interface CardDescription {
  title: string;
  /** How many answered, left it empty, or were not asked; empty where it is withheld. */
  coverage: string;
  blocks: readonly CardBlock[];
}

/**
 * Describes a card for whoever draws it: a screen, a page, a picture, a report (decision 381).
 * @param before the same card in the period before
 */
export function describeCard(shown: ShownCard, words: ResultWords, before?: ResultCard): CardDescription {
  const { card, hasTotals, isWithheld } = shown;
  const isEmpty = hasTotals && card.answered === 0;
  const note = isWithheld ? (words.tooFew ?? '') : isEmpty ? words.noAnswers : null;
  return {
    title: resultTitle(card, words),
    coverage: hasTotals ? coverageOf(card, words) : '',
    blocks:
      note === null
        ? [...figureBlocks(shown, words, before), ...answerBlocks(shown, words)]
        : [{ kind: 'note', text: note }],
  };
}

function coverageOf({ answered, empty, notAsked, isCurrent }: ResultCard, words: ResultWords): string {
  const share = formatShare(answered, answered + empty, words);
  return [
    isCurrent ? '' : words.earlier,
    words.answered(formatCount(answered, words), share),
    empty > 0 ? words.empty(formatCount(empty, words)) : '',
    notAsked ? words.notAsked(formatCount(notAsked, words)) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function figureBlocks(
  { card, figures: told }: ShownCard,
  words: ResultWords,
  before?: ResultCard,
): CardBlock[] {
  const { mean, smallest, largest } = words;
  // Smallest and largest are always single answers.
  const isSafe = (name: string): boolean => name !== smallest && name !== largest;
  const was = new Map(before?.kind === card.kind ? resultFigures(before, words) : []);
  const figures = resultFigures(card, words)
    .filter(([name]) => told === 'all' || name === mean || (told === 'safe' && isSafe(name)))
    .map(([label, value]) => {
      const earlier = was.get(label);
      return { label, value, earlier: earlier === value ? undefined : earlier };
    });
  return told !== 'none' && figures.length > 0 ? [{ kind: 'figures', figures }] : [];
}

function answerBlocks(shown: ShownCard, words: ResultWords): CardBlock[] {
  const { card, hidden } = shown;
  if (card.kind === 'matrix') return [tableOf(card, hidden, words)];
  if (card.kind === 'text') return textBlocks(card, words);
  const parts = resultParts(card, words);
  if (parts.length === 0) return [];
  const bars = barsOf(parts, shown, words);
  return isOrdered(card) ? [{ kind: 'columns', bars, axis: columnAxis(parts) }] : [{ kind: 'bars', bars }];
}

/** @param of what a share is of; null where it is withheld */
function tell(count: number, of: number | null, words: ResultWords, place?: string): ToldCount {
  const told = formatCount(count, words);
  const share = of === null ? '' : formatShare(count, of, words);
  const first = place ?? share;
  return { count: told, share, text: first ? `${first} (${told})` : told };
}

const withhold = ({ hidden = '' }: ResultWords): ToldCount => ({ count: '', share: '', text: hidden });

/** Where it is withheld how many answered, the longest bar is full: a share would tell it. */
function barsOf(
  parts: readonly ResultPart[],
  { card, hidden, hasTotals }: ShownCard,
  words: ResultWords,
): CardBar[] {
  const most = Math.max(1, ...parts.map(({ count }) => count));
  const whole = hasTotals && !isOrdered(card) ? card.answered : most;
  return parts.map(({ key, label, count, place, length = count / whole, sought, isEarlier }) => {
    const isHidden = hidden.includes(key);
    return {
      ...(isHidden ? withhold(words) : tell(count, hasTotals ? card.answered : null, words, place)),
      key,
      label: isEarlier ? `${label} (${words.earlier})` : label,
      length: isHidden ? 0 : length,
      isHidden,
      place,
      sought,
    };
  });
}

type Of<Kind extends ResultCard['kind']> = Extract<ResultCard, { kind: Kind }>;

function tableOf(card: Of<'matrix'>, hidden: readonly string[], words: ResultWords): CardBlock {
  const { rows } = card;
  const columns = resultColumns(card, words);
  const most = Math.max(1, ...rows.flatMap(({ counts }) => counts));
  return {
    kind: 'table',
    columns,
    rows: rows.map(({ value, label, counts }) => {
      const keys = columns.map((column) => `${value}\n${column.value}`);
      // A share would tell what is withheld in its row.
      const all = keys.some((key) => hidden.includes(key))
        ? null
        : counts.reduce((sum, count) => sum + count, 0);
      const cells = counts.map((count, index) => {
        const key = keys[index] ?? '';
        return hidden.includes(key)
          ? { ...withhold(words), key, heat: 0 }
          : { ...tell(count, all, words), key, heat: count / most };
      });
      return { key: value, label, cells };
    }),
  };
}

function textBlocks(card: Of<'text'>, words: ResultWords): CardBlock[] {
  const texts = card.latest.map(({ text }) => text);
  const frequent = (card.words ?? []).map(({ word, count }) => ({ word, count: formatCount(count, words) }));
  return [
    ...(texts.length > 0 ? [{ kind: 'texts' as const, label: words.latest, texts }] : []),
    ...(frequent.length > 0
      ? [{ kind: 'words' as const, label: words.frequentWords, words: frequent, newest: card.newest }]
      : []),
  ];
}
