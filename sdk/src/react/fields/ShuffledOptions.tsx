import { useLayoutEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { shuffleField } from '../../model/fields/settings/shuffleField.ts';
import type { FieldProps } from '../fieldProps.ts';

const SEED_KEY = 'form-embed-seed';
let ownSeed = 0;

/** Returns the number that orders the options of a visit: it stays while the tab is open, also over a reload. */
function seedOfVisit(): number {
  ownSeed ||= 1 + Math.floor(Math.random() * 0x7fffffff);
  try {
    ownSeed = Number(sessionStorage.getItem(SEED_KEY)) || ownSeed;
    sessionStorage.setItem(SEED_KEY, String(ownSeed));
  } catch {
    // Without storage a reload has an order of its own.
  }
  return ownSeed;
}

/**
 * Shows a field's options in the order of the visit. Pages are made once for all visitors, so their order is that of
 * the form; until the script has another, the options are not seen.
 */
export const shuffled = (Field: ComponentType<FieldProps>): ComponentType<FieldProps> =>
  function ShuffledOptions(props: FieldProps) {
    const { field } = props;
    const [seed, setSeed] = useState(0);
    // oxlint-disable-next-line react/set-state-in-effect -- the first rendering is the server's
    useLayoutEffect(() => setSeed(seedOfVisit()), []);
    if (!('shuffle' in field)) return <Field {...props} />;
    return (
      <div className={seed ? 'form-embed-around' : 'form-embed-around form-embed-unshuffled'}>
        <Field {...props} field={seed ? shuffleField(field, seed) : field} />
      </div>
    );
  };
