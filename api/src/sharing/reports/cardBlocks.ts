import {
  barLength,
  columnAxis,
  formatCount,
  formatShare,
  labelWithColon,
  ORDERED_CARDS,
  RESULT_TEXTS,
  resultFigures,
  resultParts,
  resultTitle,
  type Language,
  type ResultPart,
} from '@inlay/sdk/model';
import type { ResultCard } from '../../platform/contract/index.ts';
import type { Bar, ReportBlock } from './report.ts';
import { reportText } from './reportLook.ts';

/** Bars whose numbers are named to those who do not see them; more would be read for minutes. */
const MOST_NAMED = 50;

/**
 * Puts a card of a summary into blocks, as the screen shows it (RESULT-001).
 * @param before the same card in the period before
 */
export function cardBlocks(
  card: ResultCard,
  before: ResultCard | undefined,
  language: Language,
): ReportBlock[] {
  const words = RESULT_TEXTS[language];
  const text: ReportBlock = { kind: 'text', text: coverageOf(card, language), isDim: true };
  if (card.answered === 0) return [text, { kind: 'text', text: words.noAnswers }];
  return [text, ...figureBlocks(card, before, language), ...chartBlocks(card, language)];
}

function coverageOf({ answered, empty, notAsked, isCurrent }: ResultCard, language: Language): string {
  const words = RESULT_TEXTS[language];
  const count = (value: number) => ({ count: formatCount(value, words) });
  const share = formatShare(answered, answered + empty, words);
  return [
    isCurrent ? '' : reportText(language, 'earlier'),
    reportText(language, 'answered', { ...count(answered), share }),
    empty > 0 ? reportText(language, 'empty', count(empty)) : '',
    notAsked ? reportText(language, 'notAsked', count(notAsked)) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function figureBlocks(card: ResultCard, before: ResultCard | undefined, language: Language): ReportBlock[] {
  const words = RESULT_TEXTS[language];
  const earlier = new Map(before?.kind === card.kind ? resultFigures(before, words) : []);
  const figures = resultFigures(card, words).map(([label, value]) => {
    const was = earlier.get(label);
    const isOther = was !== undefined && was !== value;
    return { label, value: isOther ? reportText(language, 'before', { value, earlier: was }) : value };
  });
  return figures.length > 0 ? [{ kind: 'figures', figures }] : [];
}

function chartBlocks(card: ResultCard, language: Language): ReportBlock[] {
  const words = RESULT_TEXTS[language];
  if (card.kind === 'files') return [];
  if (card.kind === 'matrix') return [{ kind: 'table', label: '', rows: heatOf(card, language) }];
  if (card.kind === 'text')
    return [
      {
        kind: 'list',
        label: words.latest,
        isNumbered: false,
        items: card.latest.map(({ text }) => text),
      },
      ...(card.words && card.words.length > 0
        ? [
            {
              kind: 'fact' as const,
              label: words.frequentWords,
              value: card.words.map(({ word, count }) => `${word} (${formatCount(count, words)})`).join(', '),
            },
          ]
        : []),
    ];
  const parts = resultParts(card, words);
  const bars = barsOf(card, parts, language);
  const alt = altOf(resultTitle(card, words), bars);
  if (!ORDERED_CARDS.has(card.kind)) return [{ kind: 'bars', alt, bars }];
  return [{ kind: 'columns', alt, bars, axis: columnAxis(parts) }];
}

function barsOf(card: ResultCard, parts: readonly ResultPart[], language: Language): Bar[] {
  const words = RESULT_TEXTS[language];
  const most = Math.max(1, ...parts.map(({ count }) => count));
  const isOrdered = ORDERED_CARDS.has(card.kind);
  return parts.map((part) => {
    const { label, count, extra, isEarlier } = part;
    const number = formatCount(count, words);
    const share = extra ?? formatShare(count, card.answered, words);
    return {
      label: isEarlier ? `${label} (${reportText(language, 'earlier')})` : label,
      text: isOrdered ? number : `${share} · ${number}`,
      length: isOrdered ? count / most : barLength(part, card.answered),
    };
  });
}

const altOf = (title: string, bars: readonly Bar[]): string => {
  const named = bars.slice(0, MOST_NAMED).map(({ label, text }) => `${labelWithColon(label)} ${text}`);
  return `${title}. ${named.join('; ')}${bars.length > MOST_NAMED ? ' …' : ''}`;
};

/** Strongest colour of a cell: text on it stays readable. */
const MOST_HEAT = 0.45;

function heatOf({ columns, rows }: Extract<ResultCard, { kind: 'matrix' }>, language: Language) {
  const words = RESULT_TEXTS[language];
  const most = Math.max(1, ...rows.flatMap(({ counts }) => counts));
  return [
    [{ text: '' }, ...columns.map(({ label: text }) => ({ text, isHeading: true, isNumber: true }))],
    ...rows.map(({ label, counts }) => {
      const all = counts.reduce((sum, count) => sum + count, 0);
      return [
        { text: label, isHeading: true },
        ...counts.map((count) => ({
          text: `${formatShare(count, all, words)} · ${formatCount(count, words)}`,
          isNumber: true,
          shade: (count / most) * MOST_HEAT,
        })),
      ];
    }),
  ];
}
