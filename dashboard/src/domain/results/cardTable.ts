import { t } from '@lingui/core/macro';
import { BYTE_ORDER_MARK, csvLine, resultColumns, resultParts, type ResultCard } from '@inlay/sdk/model';
import { resultWords } from './resultWords.ts';

/** Returns the counts behind a card as a CSV file, harmless in a spreadsheet; numbers as programs read them. */
export const cardCsv = (card: ResultCard): Blob =>
  new Blob([BYTE_ORDER_MARK, ...rowsOf(card).map(csvLine)], { type: 'text/csv;charset=utf-8' });

/** Returns the rows of a card; the first names the columns. */
function rowsOf(card: ResultCard): string[][] {
  switch (card.kind) {
    case 'matrix':
      return [
        [t`Answer`, ...resultColumns(card, resultWords()).map(({ label }) => label)],
        ...card.rows.map(({ label, counts }) => [label, ...counts.map(String)]),
      ];
    case 'text':
      return card.words && card.words.length > 0
        ? [[t`Word`, t`Count`], ...card.words.map(({ word, count }) => [word, String(count)])]
        : [[t`Latest answers`], ...card.latest.map(({ text }) => [text])];
    case 'files':
      return [
        [t`Files`, t`Size in bytes`],
        [String(card.files), String(card.bytes)],
      ];
    case 'ranking':
      return [
        [t`Answer`, t`Count`, t`Mean place`],
        ...card.options.map(({ label, count, meanPlace }) => [
          label,
          String(count),
          meanPlace === null ? '' : String(meanPlace),
        ]),
      ];
    default:
      return [
        [t`Answer`, t`Count`, t`Share`],
        ...resultParts(card, resultWords()).map(({ label, count }) => [
          label,
          String(count),
          card.answered === 0 ? '' : String(Math.round((count / card.answered) * 10_000) / 10_000),
        ]),
      ];
  }
}
