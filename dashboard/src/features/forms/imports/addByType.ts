import { leaveOutType, type QuestionBase, type Draft, type DraftField } from './createDraft.ts';
import { lookUp, type Source } from './reading.ts';

/** Adds the field that a question becomes; `null` where it becomes none. `More` is what else a source says of it. */
export type Adder<More extends readonly unknown[] = []> = (
  draft: Draft,
  base: QuestionBase,
  question: Source,
  ...more: More
) => DraftField | null;

/** Adds a question by its type; one of an unknown type becomes a line of the report. */
export function addByType<More extends readonly unknown[]>(
  [types, type]: readonly [Readonly<Record<string, Adder<More> | null>>, string],
  ...[draft, base, ...question]: Parameters<Adder<More>>
): DraftField | null {
  const add = lookUp(types, type);
  if (add) return add(draft, base, ...question);
  leaveOutType(draft, base.label, type);
  return null;
}
