import {
  isSameJson,
  repeatsOf,
  typesIn,
  type AnswerIssue,
  type FormDefinition,
  type Language,
  type Plan,
} from '@inlay/sdk/model';
import { printSubmission } from '../../../submissions/printSubmission.ts';
import type { PublishedForm } from '../publishedForm.ts';
import { validateSubmission } from '../submit/validateSubmission.ts';

type Raw = Readonly<Record<string, unknown>>;
/** A state of a form that answers are read by. */
type Asked = Pick<PublishedForm, 'definition' | 'plan'>;

/** An answer that no longer fits its form, as its visitor knew it. */
export interface LostAnswer {
  label: string;
  text: string;
}

/** What is left of answers in progress, and what is not. */
export interface FittedAnswers {
  answers: Record<string, unknown>;
  lost: LostAnswer[];
}

/** Mistakes that no visitor can correct, because no control shows them: an option that is gone, another kind of answer. */
const UNSHOWN = new Set<AnswerIssue['code']>(['invalid_option', 'invalid_type']);

/** Stands for the captcha's token, which is asked at the end. */
const LATER = 'later';

const judge = ({ definition, plan }: Asked, rawAnswers: Raw, language: Language) =>
  validateSubmission({ form: { definition, plan }, rawAnswers, captchaToken: LATER, language });

/**
 * Fits answers in progress to the newest state of their form: what it still asks is kept, and each answer that would be
 * stored otherwise than before, or not at all, is named (decision 870).
 */
export function fitAnswers(
  before: { definition: FormDefinition; plan: Plan | null },
  now: Asked,
  { raw, language }: { raw: Raw; language: Language },
): FittedAnswers {
  const answers = withoutUnshown(now, withSameTypes(before.definition, now.definition, raw), language);
  const stored: Raw = judge(before, raw, language).answers;
  const judged = judge(now, answers, language);
  const left: Raw = judged.answers;
  const mistaken = mistakesIn(now, judged.ok ? [] : judged.issues);
  const submission = { answers: stored, submittedAt: new Date() } as Parameters<typeof printSubmission>[1];
  const lost = printSubmission(before.definition, submission)
    .filter(({ id, text }) => text !== '' && !isSameJson(stored[id], left[id]))
    .filter(({ id }) => !(mistaken.has(id) && isSameJson(answers[id], raw[id])))
    .filter(({ id }) => typesIn(before.definition).has(id))
    .map(({ label, text }) => ({ label, text }));
  return { answers, lost };
}

/** Returns the fields and groups beside which their visitor finds a mistake to correct: those are not lost. */
const mistakesIn = ({ definition }: Asked, issues: readonly AnswerIssue[]): Set<string> =>
  new Set(
    issues.map(({ fieldId, row }) =>
      row === undefined ? fieldId : (groupOf(definition, fieldId) ?? fieldId),
    ),
  );

/** Keeps the answers whose field or group has the same type as before, also in rows. */
function withSameTypes(before: FormDefinition, now: FormDefinition, raw: Raw): Record<string, unknown> {
  const [types, newTypes] = [typesIn(before), typesIn(now)];
  const isSame = ([id]: [string, unknown]): boolean => types.has(id) && types.get(id) === newTypes.get(id);
  const kept = Object.fromEntries(Object.entries(raw).filter(isSame));
  for (const { id, items } of repeatsOf(now)) {
    const rows = kept[id];
    const own = new Set(items.map((item) => item.id));
    const ofRow = (row: unknown): Raw =>
      Object.fromEntries(Object.entries(Object(row)).filter((one) => own.has(one[0]) && isSame(one)));
    if (Array.isArray(rows)) kept[id] = rows.map(ofRow);
  }
  return kept;
}

/** Takes out of answers what no control would show. */
function withoutUnshown(form: Asked, raw: Raw, language: Language): Record<string, unknown> {
  const issuesOf = (answers: Raw): AnswerIssue[] => {
    const judged = judge(form, answers, language);
    return judged.ok ? [] : judged.issues.filter(({ code }) => UNSHOWN.has(code));
  };
  let left: Record<string, unknown> = { ...raw };
  for (const { fieldId, row } of issuesOf(raw)) {
    const group = row === undefined ? null : groupOf(form.definition, fieldId);
    const isWrong = (value: unknown): boolean => {
      const tried = group ? inRow(left, group, { row: row!, fieldId, value }) : { ...left, [fieldId]: value };
      return issuesOf(tried).some((issue) => issue.fieldId === fieldId && issue.row === row);
    };
    const value = group ? (left[group] as Raw[])[row!]?.[fieldId] : left[fieldId];
    const kept = partsThatFit(value, isWrong);
    left = group ? inRow(left, group, { row: row!, fieldId, value: kept }) : { ...left, [fieldId]: kept };
  }
  return left;
}

const groupOf = (form: FormDefinition, fieldId: string): string | null =>
  repeatsOf(form).find(({ items }) => items.some(({ id }) => id === fieldId))?.id ?? null;

const inRow = (
  answers: Raw,
  group: string,
  { row, fieldId, value }: { row: number; fieldId: string; value: unknown },
): Record<string, unknown> => ({
  ...answers,
  [group]: (answers[group] as Raw[]).map((one, at) => (at === row ? { ...one, [fieldId]: value } : one)),
});

/** Returns the chosen options, or parts of an answer, that the form still has; undefined for none. */
function partsThatFit(value: unknown, isWrong: (part: unknown) => boolean): unknown {
  if (Array.isArray(value)) {
    const kept = (value as unknown[]).filter((one) => !isWrong([one]));
    return kept.length > 0 && !isWrong(kept) ? kept : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const kept = Object.fromEntries(Object.entries(value).filter(([part, one]) => !isWrong({ [part]: one })));
  return Object.keys(kept).length > 0 && !isWrong(kept) ? kept : undefined;
}
