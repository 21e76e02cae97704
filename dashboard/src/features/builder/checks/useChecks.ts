import { useEffect, useState } from 'react';
import { definitionOf, type BuilderState, type BuilderStore } from '../store/builderStore.ts';
import type { Check } from './check.ts';
import { checkDefinition } from './checkDefinition.ts';
import { checkAutoReply } from './checkForm.ts';

/** Pause after the last change, in ms: no corrections in the middle of a word. */
const PAUSE_MS = 300;

const isSame = (one: readonly Check[], other: readonly Check[]): boolean =>
  one.length === other.length &&
  one.every((check, index) => check.id === other[index]?.id && check.text === other[index]?.text);

/** Checks the definition and its automatic reply. */
const checkState = (state: BuilderState): Check[] => [
  ...checkDefinition(definitionOf(state)),
  ...checkAutoReply(definitionOf(state), state.form?.autoReply?.isOn ?? false),
];

/** Returns the findings, updated after a pause in editing. */
export function useChecks(builder: BuilderStore): readonly Check[] {
  const [checks, setChecks] = useState<readonly Check[]>(() => checkState(builder.get()));
  useEffect(() => {
    let checked = definitionOf(builder.get());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      checked = definitionOf(builder.get());
      const found = checkState(builder.get());
      setChecks((before) => (isSame(before, found) ? before : found));
    };
    const unsubscribe = builder.subscribe(() => {
      if (definitionOf(builder.get()) === checked) return;
      clearTimeout(timer);
      timer = setTimeout(look, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [builder]);
  return checks;
}
