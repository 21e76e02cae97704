import {
  capabilitiesOf,
  isAnswered,
  printAnswer,
  rowsIn,
  type Language,
  type Question,
} from '@inlay/sdk/model';
import type { AskedPart } from './askedParts.ts';
import type { ScannedRow } from './scanSubmissions.ts';

/** Submissions whose texts are shown and searched for words: one read of some ms, whatever the form has. */
export const NEWEST_ROWS = 200;
/** Latest answers of a card. */
const LATEST = 5;
/** Longest latest answer, in characters. */
const MAX_TEXT = 500;
const MOST_WORDS = 30;
/** Shorter words are mostly articles and prepositions. */
const SHORTEST_WORD = 4;

export interface NewestTexts {
  latest: { submissionId: string; text: string }[];
  words: { word: string; count: number }[] | null;
}

/** Returns the latest answers of a text question, and the words that most of the newest answers contain. */
export function newestTexts(
  { part, isInRow }: AskedPart,
  newest: readonly ScannedRow[],
  language: Language,
): NewestTexts {
  const texts = newest.flatMap(({ id, answers }) =>
    (isInRow ? Object.values(answers).flatMap(rowsIn) : [answers]).flatMap((row) => {
      const text = textOf(part, row[part.id]);
      return text === '' ? [] : { submissionId: id, text };
    }),
  );
  return {
    latest: texts.slice(0, LATEST).map(({ submissionId, text }) => ({ submissionId, text: cutText(text) })),
    words: part.kind === 'answer' && hasWords(part.field) ? frequentWords(texts, language) : null,
  };
}

const cutText = (text: string): string => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);

/** Returns an answer as a card shows it; empty where there is none. */
export const latestText = (field: Question, answer: unknown): string =>
  cutText(textOf({ kind: 'answer', field, id: field.id } as AskedPart['part'], answer));

function textOf(part: AskedPart['part'], answer: unknown): string {
  if (part.kind === 'answer') return isAnswered(part.field, answer) ? printAnswer(part.field, answer) : '';
  return typeof answer === 'string' ? answer : '';
}

/** Words of an address or a link say nothing. */
const hasWords = (field: Question): boolean => capabilitiesOf(field).isProse === true;

/** Counts in how many texts each word is, in any case. Words in a single text are not frequent. */
function frequentWords(
  texts: readonly { text: string }[],
  language: Language,
): { word: string; count: number }[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const counts = new Map<string, number>();
  for (const { text } of texts) {
    const words = [...segmenter.segment(text.slice(0, MAX_TEXT).toLocaleLowerCase(language))]
      .filter(({ isWordLike, segment }) => isWordLike === true && segment.length >= SHORTEST_WORD)
      .map(({ segment }) => segment);
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .toSorted(([word, count], [otherWord, other]) => other - count || (word < otherWord ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(([word, count]) => ({ word, count }));
}
