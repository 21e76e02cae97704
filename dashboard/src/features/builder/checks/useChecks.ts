import { useEffect, useState } from 'react';
import { hasLogic, type FormDefinition } from '@inlay/sdk/model';
import { definitionOf, type BuilderState, type BuilderStore } from '../store/builderStore.ts';
import { onPause } from '../store/onPause.ts';
import type { Check } from './check.ts';
import { checkDefinition } from './checkDefinition.ts';
import { checkAutoReply, checkMailedCodes } from './checkForm.ts';

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
    const show = (): void => {
      const found = checkState(builder.get());
      setChecks((before) => (isSame(before, found) ? before : found));
    };
    const look = (): void => {
      // Without the connection to load them, the other checks are shown all the same.
      loadLogic(definitionOf(builder.get())).then(show, show);
    };
    look();
    return onPause(builder, look);
  }, [builder]);
  return checks;
}
