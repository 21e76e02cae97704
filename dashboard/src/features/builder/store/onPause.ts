import { definitionOf, type BuilderStore } from './builderStore.ts';

/** Pause after the last change, in ms: nothing is judged in the middle of a word. */
const PAUSE_MS = 300;

/**
 * Calls back a moment after the form has changed, for computations over the whole form: while somebody types, that
 * would take a part of every frame.
 * @returns what ends it
 */
export function onPause(builder: BuilderStore, act: () => void): () => void {
  let seen = definitionOf(builder.get());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = builder.subscribe(() => {
    const definition = definitionOf(builder.get());
    if (definition === seen) return;
    seen = definition;
    clearTimeout(timer);
    timer = setTimeout(act, PAUSE_MS);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
