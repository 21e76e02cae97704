import {
  createPartId,
  MAX_ENDINGS,
  pagesOf,
  withPages,
  type Ending,
  type FormDefinition,
} from '@inlay/sdk/model';
import { allIdsOf } from './editing.ts';
import { isUnchanged, redirectJumps, withoutUndefined, type AddedPart, type Changes } from './parts.ts';

/** Every change of a form's endings, as a pure function. A change without an effect returns the same definition. */

/**
 * Orders endings so that the last one has no condition, because visitors who meet no other one meet it: the
 * first ending without a condition becomes the last if need be.
 */
function withLastOpen(endings: readonly Ending[]): Ending[] {
  const open = endings.find(({ showIf }) => !showIf);
  if (!open || !endings.at(-1)?.showIf) return [...endings];
  return [...endings.filter((ending) => ending !== open), open];
}

/** Adds an ending behind the others, until a jump or a condition leads to it; `null` without room. */
export function addEnding(definition: FormDefinition): AddedPart | null {
  const { endings } = definition;
  if (endings.length >= MAX_ENDINGS) return null;
  const id = createPartId('e', allIdsOf(definition));
  const ending: Ending = { id, kind: 'stored', title: '', text: '', redirectUrl: null };
  return { definition: { ...definition, endings: [...endings, ending] }, id };
}

/** Changes an ending; an `undefined` setting is left out. */
export function updateEnding(
  definition: FormDefinition,
  id: string,
  changes: Changes<Ending>,
): FormDefinition {
  const ending = definition.endings.find((one) => one.id === id);
  if (!ending || isUnchanged(ending, changes)) return definition;
  const changed = withoutUndefined({ ...ending, ...changes, id }) as Ending;
  const endings = definition.endings.map((one) => (one === ending ? changed : one));
  return { ...definition, endings: withLastOpen(endings) };
}

/** Moves an ending to an index of the list without it. */
export function moveEnding(definition: FormDefinition, id: string, index: number): FormDefinition {
  const { endings } = definition;
  const from = endings.findIndex((ending) => ending.id === id);
  const ending = endings[from];
  if (!ending) return definition;
  const next = withLastOpen(endings.toSpliced(from, 1).toSpliced(Math.max(index, 0), 0, ending));
  return next.every((one, position) => one === endings[position])
    ? definition
    : { ...definition, endings: next };
}

/** Removes an ending; jumps to it lead to the next page as without them. The last open ending stays. */
export function removeEnding(definition: FormDefinition, id: string): FormDefinition {
  const endings = definition.endings.filter((ending) => ending.id !== id);
  if (endings.length === definition.endings.length || endings.every(({ showIf }) => showIf))
    return definition;
  return withPages({ ...definition, endings }, redirectJumps(pagesOf(definition), id, null));
}
