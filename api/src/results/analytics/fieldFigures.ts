import { capabilitiesOf, fieldsOf, isInput, type Field, type FormDefinition } from '@inlay/sdk/model';
import type { Analytics } from '../../platform/contract/index.ts';
import type { AnswerVisibility } from '../../submissions/visibility/answerVisibility.ts';
import { visibleForm } from '../../submissions/visibility/visibleForm.ts';

/** Counts of visitors by field. */
export interface FieldCounts {
  /** Used the field or a later one. */
  reached: ReadonlyMap<string, number>;
  /** Completed the form, and used no later field: the rest was skipped, or not asked. */
  finished: ReadonlyMap<string, number>;
  errors: ReadonlyMap<string, number>;
  completions: number;
}

/** Whether a visitor can reach a field: it asks for something, and is not hidden by its type. */
const isReachable = (field: Field): boolean => isInput(field) && !capabilitiesOf(field).isHidden;

/** Says how far the visitors of a form got, by field and by page. Headings cannot be reached. */
export function fieldFigures(
  definition: FormDefinition,
  visibility: AnswerVisibility,
  counts: FieldCounts,
): Pick<Analytics, 'fields' | 'pages'> {
  const ids = fieldsOf(definition)
    .filter(isReachable)
    .map(({ id }) => id);
  const reachedAt = (at: number): number => counts.reached.get(ids[at] ?? '') ?? 0;
  const finishedAt = (id: string): number => counts.finished.get(id) ?? 0;
  // Completions from before the counter count for the last field.
  const unplaced = counts.completions - ids.reduce((sum, id) => sum + finishedAt(id), 0);
  /** Visitors who left at the fields from one to before another. */
  const leftBetween = (from: number, to: number): number => {
    const finished = ids.slice(from, to).reduce((sum, id) => sum + finishedAt(id), 0);
    const left = reachedAt(from) - reachedAt(to) - finished - (to === ids.length ? Math.max(0, unplaced) : 0);
    // After a change of the form, a field may have more visitors than the one before.
    return Math.max(0, left);
  };

  const form = visibleForm(definition, visibility);
  // A visitor who left at a hidden field counts for the visible field before it, so that nothing about hidden
  // fields can be inferred.
  const fields = form.fields.filter(isReachable).map(({ id, label, required }, at, visible) => {
    const next = visible[at + 1];
    const from = ids.indexOf(id);
    return {
      fieldId: id,
      label,
      reached: reachedAt(from),
      dropOff: leftBetween(from, next ? ids.indexOf(next.id) : ids.length),
      errors: counts.errors.get(id) ?? 0,
      isRequired: required,
    };
  });
  return { fields, pages: visibility.fields === null ? pageFigures() : null };

  /** Figures of pages that ask something; null for a form of one. */
  function pageFigures(): Analytics['pages'] {
    const rowFields = new Map(form.outline?.repeats.map(({ id, items }) => [id, items]));
    const asked = (form.outline?.pages ?? [])
      .map(({ title, items }, at) => {
        const first = items.flatMap((id) => rowFields.get(id) ?? [id]).find((id) => ids.includes(id));
        return { number: at + 1, title, from: first === undefined ? -1 : ids.indexOf(first) };
      })
      .filter(({ from }) => from >= 0);
    if (asked.length < 2) return null;
    return asked.map(({ number, title, from }, at) => ({
      number,
      title,
      fieldId: ids[from] ?? '',
      reached: reachedAt(from),
      dropOff: leftBetween(from, asked[at + 1]?.from ?? ids.length),
    }));
  }
}
