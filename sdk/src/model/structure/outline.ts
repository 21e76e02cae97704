import { isQuestion } from '../fields/roles.ts';
import type { Field, Question } from '../fields/field.ts';
import type { FormDefinition, NamedValue } from '../definition/formDefinition.ts';
import { fill } from '../answers/messages.ts';
import type { ValueFormat } from '../fields/printValue.ts';
import type { ScoreNames } from '../texts/textTypes.ts';
import { repeatsOf } from './repeatsOf.ts';
import { scoreValuesOf } from './scoreValues.ts';

/** Parts of a form, besides its fields, that readers of submissions need; no rules. */
export interface Outline {
  /** Pages in order, with the ids of their fields and repeating groups. */
  pages: { title: string; items: string[] }[];
  repeats: { id: string; label: string; items: string[] }[];
  /** All computed values, because all are stored, then those of points. */
  values: (Pick<NamedValue, 'id' | 'name' | 'show'> & { format: ValueFormat })[];
}

/** Something that a submission stores, as its readers see it. */
export type StoredPart = {
  id: string;
  label: string;
  /** Title of its page; empty for values, and where the page has none. */
  page: string;
} & (
  | { kind: 'answer'; field: Question }
  | { kind: 'rows'; fields: readonly Question[] }
  | { kind: 'value'; format: ValueFormat }
);

type OutlinedForm = Pick<FormDefinition, 'pages' | 'values'> & Partial<Pick<FormDefinition, 'scoring'>>;

/** Names of the values of points where no form's language is read: the dashboard has its own. */
const ENGLISH_NAMES: ScoreNames = {
  score: 'Score',
  max: 'Highest possible score',
  passed: 'Passed',
  category: 'Score: {category}',
};

/**
 * Returns the outline of a form; `null` for a plain list of fields.
 * @param names names of the values of points
 */
export function outlineOf(form: OutlinedForm, names = ENGLISH_NAMES): Outline | null {
  const { pages, values } = form;
  const scores = form.scoring ? scoreValuesOf({ pages, scoring: form.scoring }) : [];
  const repeats = repeatsOf({ pages });
  const isPlain =
    pages.length === 1 && !pages[0]?.title && repeats.length === 0 && values.length + scores.length === 0;
  if (isPlain) return null;
  return {
    pages: pages.map(({ title, items }) => ({
      title,
      items: items.flatMap((item) => (item.type === 'section' ? item.items.map(({ id }) => id) : item.id)),
    })),
    repeats: repeats.map(({ id, label, items }) => ({ id, label, items: items.map((item) => item.id) })),
    values: [
      ...values.map(({ id, name, show, format }) => ({ id, name, show, format })),
      ...scores.map((score) => ({
        id: score.id,
        name: fill(names[score.name], { category: score.name === 'category' ? score.category : '' }),
        show: 'inbox' as const,
        format: score.name === 'passed' ? ('yesno' as const) : ('number' as const),
      })),
    ],
  };
}

/** Lists the stored parts of a submission in the order of the form, then the values that readers see. */
export function listStoredParts(fields: readonly Field[], outline?: Outline | null): StoredPart[] {
  const questions = new Map(fields.filter(isQuestion).map((field) => [field.id, field]));
  const answer = (field: Question, page: string): StoredPart => ({
    kind: 'answer',
    id: field.id,
    label: field.label,
    page,
    field,
  });
  if (!outline) return [...questions.values()].map((field) => answer(field, ''));
  const repeats = new Map(outline.repeats.map((repeat) => [repeat.id, repeat]));
  const known = (ids: readonly string[]) =>
    ids.map((id) => questions.get(id)).filter((field) => field !== undefined);
  return [
    ...outline.pages.flatMap(({ title, items }) =>
      items.flatMap((id): StoredPart[] => {
        const repeat = repeats.get(id);
        if (!repeat) return known([id]).map((field) => answer(field, title));
        return [{ kind: 'rows', id, label: repeat.label, page: title, fields: known(repeat.items) }];
      }),
    ),
    ...outline.values
      .filter(({ show }) => show !== 'nowhere')
      .map(({ id, name, format }): StoredPart => ({ kind: 'value', id, label: name, page: '', format })),
  ];
}

/** Returns the rows that a submission stores under the id of a repeating group. */
export const rowsIn = (stored: unknown): Record<string, unknown>[] =>
  Array.isArray(stored)
    ? stored.filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null)
    : [];
