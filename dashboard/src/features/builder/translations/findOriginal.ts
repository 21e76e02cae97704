import { listOwnersTexts, markOf, type FormDefinition } from '@inlay/sdk/model';
import type { BuilderState } from '../store/builderStore.ts';

const known = new WeakMap<FormDefinition, ReadonlyMap<string, string>>();

function textsOf(definition: FormDefinition): ReadonlyMap<string, string> {
  const found =
    known.get(definition) ?? new Map(listOwnersTexts(definition).map((one) => [one.key, one.text]));
  known.set(definition, found);
  return found;
}

/**
 * Returns the original that a translation was made from, where this builder has seen it: as visitors have it, or in an
 * earlier step. A translation itself keeps only its mark.
 */
export function findOriginal({ history, published }: BuilderState, key: string, of: string): string | null {
  const documents = [published, ...history.past.map(({ state }) => state).toReversed()];
  for (const { definition } of documents) {
    const text = textsOf(definition).get(key);
    if (text !== undefined && markOf(text) === of) return text;
  }
  return null;
}
