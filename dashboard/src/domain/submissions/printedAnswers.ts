import { t } from '@lingui/core/macro';
import { isAnswered, printAnswer, type Answers, type Field } from '@inlay/sdk/model';
import { isQuestion } from '@inlay/sdk/model';

/** One answer as a line under its label. */
export interface PrintedAnswer {
  fieldId: string;
  label: string;
  text: string;
}

/** Hidden in all lists of answers: captcha fields and tokens, recognised by key and type (D-106). */
const isHidden = (key: string): boolean => /captcha|token/i.test(key);

/** Turns "favourite_colour" into "Favourite colour": a label for an answer without a field (D-110). */
const humanise = (key: string): string => {
  const words = key.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Every answer under the label its visitor saw, in the form's order; answers without a field come last. */
export function printAnswers(fields: readonly Field[], answers: Answers): PrintedAnswer[] {
  const asked = fields.filter((field) => isQuestion(field) && !isHidden(field.id));
  const known = new Set(fields.map((field) => field.id));
  const orphans = Object.keys(answers).filter((key) => !known.has(key) && !isHidden(key));
  return [
    ...asked.map((field) => ({
      fieldId: field.id,
      label: field.label,
      text: printAnswer(field, answers[field.id]),
    })),
    ...orphans.map((key) => ({ fieldId: key, label: humanise(key), text: printOrphan(answers[key]) })),
  ];
}

/** Like `printAnswers`, without empty answers, for deleted submissions (TRASH-018, TRASH-019). */
export const printAnswered = (fields: readonly Field[], answers: Answers): PrintedAnswer[] =>
  printAnswers(fields, answers).filter(({ text }) => text.trim() !== '');

function printOrphan(answer: unknown): string {
  if (answer === null || answer === undefined) return '';
  if (typeof answer === 'string') return answer;
  if (typeof answer === 'boolean') return answer ? t`Yes` : t`No`;
  return Array.isArray(answer) ? answer.join(', ') : JSON.stringify(answer);
}

/** Counts answered fields, without captcha (D-111). */
export function countAnswered(fields: readonly Field[], answers: Answers): number {
  const byId = new Map(fields.map((field) => [field.id, field]));
  return Object.entries(answers).filter(([key, answer]) => {
    const field = byId.get(key);
    return !isHidden(key) && (field ? isAnswered(field, answer) : printOrphan(answer) !== '');
  }).length;
}

/** Longest value in a summary (SUBM-042). */
const SUMMARY_LENGTH = 30;

/** Cuts a value to the length of a summary, never within a character. */
export function cutText(text: string): string {
  const characters = Array.from(text);
  return characters.length > SUMMARY_LENGTH ? `${characters.slice(0, SUMMARY_LENGTH).join('')}…` : text;
}
