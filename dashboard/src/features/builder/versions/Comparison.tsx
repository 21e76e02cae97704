import type { FormDefinition } from '@inlay/sdk/model';
import { LazyComparedTable } from './LazyComparedTable.tsx';
import { versionName, type ShownVersion } from './shownVersion.ts';

interface Side {
  version: ShownVersion;
  definition: FormDefinition;
}

/** Two versions side by side, the older one first. */
export function Comparison({ sides }: { sides: readonly [Side, Side] }) {
  const [before, after] = sides.toSorted((one, other) => ageOf(other.version) - ageOf(one.version));
  if (!before || !after) return null;
  return (
    <LazyComparedTable
      before={before.definition}
      after={after.definition}
      names={[versionName(before.version), versionName(after.version)]}
    />
  );
}

/** Age of a version in ms; the edited document is the newest. */
const ageOf = ({ kind, savedAt }: ShownVersion): number =>
  kind === 'edited' ? -Infinity : Date.now() - Date.parse(savedAt);
