import { CORE_OPERATORS } from '../../model/logic/operators/core.ts';
import type { Run } from '../../model/logic/value.ts';
import type { PlannedForm } from '../../model/rendering.ts';

/** Operators that are loaded: the common ones, and those of the groups that a form uses. */
export const LOADED_OPERATORS: Record<string, Run> = { ...CORE_OPERATORS };

const GROUPS: Readonly<Record<string, () => Promise<Readonly<Record<string, Run>>>>> = {
  dates: async () => (await import('../../model/logic/operators/dates.ts')).dates,
  texts: async () => (await import('../../model/logic/operators/texts.ts')).texts,
};

/** Loads the groups of operators that a form uses. */
export async function loadOperators(chunks: PlannedForm['chunks']): Promise<void> {
  const groups = await Promise.all(chunks.map(async (name) => GROUPS[name]?.()));
  Object.assign(LOADED_OPERATORS, ...groups);
}
