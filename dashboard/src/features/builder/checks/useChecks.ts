import { useEffect, useState } from 'react';
import { definitionOf, type BuilderState, type BuilderStore } from '../store/builderStore.ts';
import type { Check } from './check.ts';
import { checkDefinition } from './checkDefinition.ts';
import { checkAutoReply } from './checkForm.ts';

/** After the last change, in milliseconds: nobody wants to be corrected in the middle of a word. */
const PAUSE_MS = 300;

const isSame = (one: readonly Check[], other: readonly Check[]): boolean =>
  one.length === other.length &&
  one.every((check, index) => check.id === other[index]?.id && check.text === other[index]?.text);

/** What is asked, and what is to happen with the answers. */
const checkState = (state: BuilderState): Check[] => [
  ...checkDefinition(definitionOf(state)),
  ...checkAutoReply(definitionOf(state), state.form?.autoReply?.isOn ?? false),
];

/** What is worth a look before publishing, once the hands rest. */
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
