import { useEffect, useState } from 'react';
import { listFindings, type DescribedFinding, type FormDefinition } from '@inlay/sdk/model';
import { definitionOf, type BuilderStore } from '../store/builderStore.ts';
import { onPause } from '../store/onPause.ts';

const known = new WeakMap<FormDefinition, readonly DescribedFinding[]>();

/** Lists the findings of a form's logic; worked out once for each definition. */
export function findingsOf(form: FormDefinition): readonly DescribedFinding[] {
  const findings = known.get(form) ?? listFindings(form);
  known.set(form, findings);
  return findings;
}

/** Returns the form a moment after its last change, for computations over the whole form. */
export function useSettledDefinition(builder: BuilderStore): FormDefinition {
  const [definition, setDefinition] = useState(() => definitionOf(builder.get()));
  useEffect(() => onPause(builder, () => setDefinition(definitionOf(builder.get()))), [builder]);
  return definition;
}
