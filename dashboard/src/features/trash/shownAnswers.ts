import { printAnswer, type Answers, type Field } from '@inlay/sdk/model';

/** One answer under the label its visitor saw. */
export interface ShownAnswer {
  fieldId: string;
  label: string;
  text: string;
}

const isHidden = (key: string): boolean => /captcha|token/i.test(key);

const humanise = (key: string): string => {
  const words = key.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What a deleted submission shows of itself: no captcha, nothing empty (TRASH-018, TRASH-019, D-106). */
export function shownAnswers(fields: readonly Field[], answers: Answers): ShownAnswer[] {
  const known = new Set(fields.map(({ id }) => id));
  const asked = fields
    .filter((field) => field.type !== 'captcha' && !isHidden(field.id))
    .map((field) => ({
      fieldId: field.id,
      label: field.label,
      text: printAnswer(field, answers[field.id]),
    }));
  const others = Object.entries(answers)
    .filter(([key]) => !known.has(key) && !isHidden(key))
    .map(([key, answer]) => ({ fieldId: key, label: humanise(key), text: printOther(answer) }));
  return [...asked, ...others].filter(({ text }) => text.trim() !== '');
}

function printOther(answer: unknown): string {
  if (answer === null || answer === undefined) return '';
  if (typeof answer === 'string') return answer;
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  return Array.isArray(answer) ? answer.map(printOther).join(', ') : JSON.stringify(answer);
}
