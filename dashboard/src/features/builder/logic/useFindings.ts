import { useEffect, useState } from 'react';
import { listFindings, type DescribedFinding, type FormDefinition } from '@inlay/sdk/model';
import { definitionOf, type BuilderStore } from '../store/builderStore.ts';

/** Pause after the last change, in ms: nothing is judged in the middle of a word. */
const PAUSE_MS = 300;

const known = new WeakMap<FormDefinition, readonly DescribedFinding[]>();

/** Lists the findings of a form's logic; worked out once for each definition. */
export function findingsOf(form: FormDefinition): readonly DescribedFinding[] {
  const findings = known.get(form) ?? listFindings(form);
  known.set(form, findings);
  return findings;
}

/** Returns a form a moment after its last change, for what is worked out from all of it. */
export function useSettledDefinition(builder: BuilderStore): FormDefinition {
  const [definition, setDefinition] = useState(() => definitionOf(builder.get()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = builder.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setDefinition(definitionOf(builder.get())), PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [builder]);
  return definition;
}
