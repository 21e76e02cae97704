import { plural, t } from '@lingui/core/macro';
import {
  isAnswered,
  listStoredParts,
  printAnswer,
  printValue,
  rowsIn,
  type Field,
  type Outline,
  type QuestionScore,
  type StoredAnswers,
  type StoredPart,
} from '@inlay/sdk/model';
import { printLanguage } from '../forms/printLanguage.ts';

/** A submission with what it takes to print it. */
export interface PrintableSubmission {
  answers: StoredAnswers;
  /** Fields of the revision that was answered. */
  fields: readonly Field[];
  /** Absent for a plain list of fields. */
  outline?: Outline | undefined;
  /** Fields and groups that the form's logic hid from the visitor. */
  notAsked?: readonly string[] | undefined;
  /** What each question gave, in a form with points. */
  points?: readonly QuestionScore[] | undefined;
}

/** One answer as a line under its label. */
export interface PrintedAnswer {
  fieldId: string;
  label: string;
  text: string;
  /** Title of its page; empty where it has none. */
  page: string;
  /** True where the form's logic hid the question. */
  isSkipped?: boolean;
  /** True for the result of a computed value. */
  isComputed?: boolean;
  /** Rows of a repeating group, below the labels of its fields. */
  table?: { labels: string[]; rows: string[][] };
}

/** Hidden in all lists of answers: captcha fields and tokens, recognised by key and type (D-106). */
export const isHiddenAnswer = (key: string): boolean => /captcha|token/i.test(key);

/** Turns "favourite_colour" into "Favourite colour": a label for an answer without a field (D-110). */
const humanise = (key: string): string => {
  const words = key.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * Every answer under the label its visitor saw, in the form's order, then computed values; answers without a field
 * come last.
 */
export function printAnswers({
  fields,
  answers,
  outline,
  notAsked = [],
}: PrintableSubmission): PrintedAnswer[] {
  const parts = listStoredParts(fields, outline).filter(({ id }) => !isHiddenAnswer(id));
  const known = new Set([
    ...fields.map((field) => field.id),
    ...(outline ? [...outline.repeats, ...outline.values].map(({ id }) => id) : []),
  ]);
  const orphans = Object.keys(answers).filter((key) => !known.has(key) && !isHiddenAnswer(key));
  return [
    ...parts.map((part) => {
      const { id, label, page } = part;
      const isSkipped = notAsked.includes(id);
      return { fieldId: id, label, page, ...printPart(part, answers[id]), ...(isSkipped && { isSkipped }) };
    }),
    ...orphans.map((key) => ({
      fieldId: key,
      label: humanise(key),
      text: printOrphan(answers[key]),
      page: '',
    })),
  ];
}

function printPart(
  part: StoredPart,
  stored: StoredAnswers[string] | undefined,
): Pick<PrintedAnswer, 'text' | 'table' | 'isComputed'> {
  const language = printLanguage();
  if (part.kind === 'answer') return { text: printAnswer(part.field, stored, language) };
  if (part.kind === 'value') {
    const value = stored as Parameters<typeof printValue>[0];
    return { text: printValue(value, part.format, language), isComputed: true };
  }
  const fields = part.fields.filter(({ id }) => !isHiddenAnswer(id));
  const rows = rowsIn(stored).map((row) =>
    fields.map((field) => printAnswer(field, row[field.id], language)),
  );
  if (rows.length === 0) return { text: '' };
  return {
    text: plural(rows.length, { one: '# row', other: '# rows' }),
    table: { labels: fields.map(({ label }) => label), rows },
  };
}

/** Like `printAnswers`, without empty answers, for deleted submissions (TRASH-018, TRASH-019). */
export const printAnswered = (submission: PrintableSubmission): PrintedAnswer[] =>
  printAnswers(submission).filter(({ text }) => text.trim() !== '');

function printOrphan(answer: unknown): string {
  if (answer === null || answer === undefined) return '';
  if (typeof answer === 'string') return answer;
  if (typeof answer === 'boolean') return answer ? t`Yes` : t`No`;
  return Array.isArray(answer) ? answer.join(', ') : JSON.stringify(answer);
}

/** Counts answered fields and groups, without captcha (D-111). */
export function countAnswered({ fields, answers, outline }: PrintableSubmission): number {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const computed = new Set(outline?.values.map(({ id }) => id));
  return Object.entries(answers).filter(([key, answer]) => {
    const field = byId.get(key);
    if (isHiddenAnswer(key) || computed.has(key)) return false;
    return field ? isAnswered(field, answer) : printOrphan(answer) !== '';
  }).length;
}

/** Longest value in a summary (SUBM-042). */
const SUMMARY_LENGTH = 30;

/** Cuts a value to the length of a summary, never within a character. */
export function cutText(text: string): string {
  const characters = Array.from(text);
  return characters.length > SUMMARY_LENGTH ? `${characters.slice(0, SUMMARY_LENGTH).join('')}…` : text;
}
