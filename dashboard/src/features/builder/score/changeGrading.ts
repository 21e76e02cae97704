import type { Grading } from '@inlay/sdk/model';
import { settingOf } from '../store/useField.ts';
import type { BuilderCore } from '../useBuilder.ts';

/** Changes of a grading; `undefined` takes a setting away. */
export type GradingChanges = { [Key in keyof Grading]?: Grading[Key] | undefined };

/** Changes how the answers to a field are graded; without any setting left, the grading is gone. */
export function changeGrading(builder: BuilderCore, fieldId: string, changes: GradingChanges): void {
  const before = settingOf(builder.get(), fieldId, 'grading');
  const kept = Object.entries({ ...before, ...changes }).filter(([, value]) => value !== undefined);
  builder.updateField(fieldId, {
    grading: kept.length > 0 ? (Object.fromEntries(kept) as Grading) : undefined,
  });
}
