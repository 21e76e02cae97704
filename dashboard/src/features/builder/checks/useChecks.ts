import { useEffect, useState } from 'react';
import { hasLogic, type FormDefinition } from '@inlay/sdk/model';
import { definitionOf, type BuilderState, type BuilderStore } from '../store/builderStore.ts';
import type { Check } from './check.ts';
import { checkDefinition } from './checkDefinition.ts';
import { checkAutoReply, checkMailedCodes } from './checkForm.ts';

/** Pause after the last change, in ms: no corrections in the middle of a word. */
const PAUSE_MS = 300;

const isSame = (one: readonly Check[], other: readonly Check[]): boolean =>
  one.length === other.length &&
  one.every((check, index) => check.id === other[index]?.id && check.text === other[index]?.text);

/** The checks of logic, once they have loaded. */
let checkLogic: ((definition: FormDefinition) => Check[]) | null = null;

/** Loads the checks of logic for a form that has any. */
async function loadLogic(definition: FormDefinition): Promise<void> {
  if (!checkLogic && hasLogic(definition)) ({ checkLogic } = await import('../logic/checkLogic.ts'));
}

/** Checks the definition and its automatic reply. */
const checkState = (state: BuilderState): Check[] => [
  ...(checkLogic?.(definitionOf(state)) ?? []),
  ...checkDefinition(definitionOf(state)),
  ...checkAutoReply(definitionOf(state), state.form?.autoReply?.isOn ?? false),
  ...checkMailedCodes(definitionOf(state), state.form?.hasMailServer ?? true),
];

/** Returns the findings, updated after a pause in editing. */
export function useChecks(builder: BuilderStore): readonly Check[] {
  const [checks, setChecks] = useState<readonly Check[]>(() => checkState(builder.get()));
  useEffect(() => {
    let checked = definitionOf(builder.get());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      const found = checkState(builder.get());
      setChecks((before) => (isSame(before, found) ? before : found));
    };
    const look = (): void => {
      checked = definitionOf(builder.get());
      // Without the connection to load them, the other checks are shown all the same.
      loadLogic(checked).then(show, show);
    };
    look();
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
