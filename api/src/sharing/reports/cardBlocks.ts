import {
  describeCard,
  labelWithColon,
  openCard,
  RESULT_TEXTS,
  type CardBar,
  type CardBlock,
  type Language,
} from '@inlay/sdk/model';
import type { ResultCard } from '../../platform/contract/index.ts';
import type { Cell, ReportBlock } from './report.ts';
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
  const { title, coverage, blocks } = describeCard(openCard(card), RESULT_TEXTS[language], before);
  return [
    { kind: 'text', text: coverage, isDim: true },
    ...blocks.map((block) => printBlock(block, title, language)),
  ];
}

function printBlock(block: CardBlock, title: string, language: Language): ReportBlock {
  switch (block.kind) {
    case 'note':
      return { kind: 'text', text: block.text };
    case 'figures': {
      const figures = block.figures.map(({ label, value, earlier }) => ({
        label,
        value: earlier === undefined ? value : reportText(language, 'before', { value, earlier }),
      }));
      return { kind: 'figures', figures };
    }
    case 'bars':
    case 'columns':
      return { ...block, alt: altOf(title, block.bars) };
    case 'table':
      return { kind: 'table', label: '', rows: rowsOf(block) };
    case 'texts':
      return { kind: 'list', label: block.label, isNumbered: false, items: block.texts };
    default: {
      const value = block.words.map(({ word, count }) => `${word} (${count})`).join(', ');
      return { kind: 'fact', label: block.label, value };
    }
  }
}

const altOf = (title: string, bars: readonly CardBar[]): string => {
  const named = bars.slice(0, MOST_NAMED).map(({ label, text }) => `${labelWithColon(label)} ${text}`);
  return `${title}. ${named.join('; ')}${bars.length > MOST_NAMED ? ' …' : ''}`;
};

/** Strongest colour of a cell: text on it stays readable. */
const MOST_HEAT = 0.45;

const rowsOf = ({ columns, rows }: Extract<CardBlock, { kind: 'table' }>): Cell[][] => [
  [{ text: '' }, ...columns.map(({ label: text }) => ({ text, isHeading: true, isNumber: true }))],
  ...rows.map(({ label, cells }) => [
    { text: label, isHeading: true },
    ...cells.map(({ text, heat }) => ({ text, isNumber: true, shade: heat * MOST_HEAT })),
  ]),
];
