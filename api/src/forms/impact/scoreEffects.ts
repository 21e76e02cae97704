import { fieldsOf, isSameJson, pointsOfField, type FormDefinition } from '@inlay/sdk/model';
import type { ImpactEffect } from '../../platform/contract/index.ts';
import type { Comparison } from './comparison.ts';

/** What the answers to a form are worth, and what is enough to pass. */
const marksOf = (form: FormDefinition) => ({
  passAt: form.scoring.kind === 'none' ? null : form.scoring.passAt,
  fields: Object.fromEntries(
    fieldsOf(form).flatMap((field) => {
      const marks = pointsOfField(field, form.scoring.kind);
      return marks ? [[field.id, marks]] : [];
    }),
  ),
});

/** Lists what becomes of stored scores: a submission keeps the points that its revision gave, and the lack of any. */
export function listScoreEffects({ before, after }: Comparison, count: number): ImpactEffect[] {
  if (count === 0 || after.scoring.kind === 'none' || isSameJson(marksOf(before), marksOf(after))) return [];
  const kind = before.scoring.kind === 'none' ? 'scores_missing' : 'scores_kept';
  return [{ kind, id: '', label: '', count }];
}
