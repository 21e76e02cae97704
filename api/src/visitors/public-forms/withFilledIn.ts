import { hiddenFieldIds, type FormDefinition } from '@inlay/sdk/model';
import type { FormPublishingSettings } from '../../platform/contract/index.ts';

/** Settings that say which fields something else than the visitor fills in. */
type Filled = Pick<FormPublishingSettings, 'prefillable' | 'hiddenFields' | 'lockedFields' | 'signInField'>;

/**
 * Adds the fields that are hidden by their type to those that the form's settings hide and let the page fill in, and the
 * field of whoever has signed in to the locked ones.
 */
export function withFilledIn<Row extends Filled>(row: Row, definition: FormDefinition): Row {
  const ids = hiddenFieldIds(definition);
  const { prefillable, hiddenFields, lockedFields, signInField } = row;
  const signedIn = signInField === null ? [] : [signInField];
  if (ids.length + signedIn.length === 0) return row;
  return {
    ...row,
    prefillable: [...prefillable, ...ids, ...signedIn],
    hiddenFields: [...hiddenFields, ...ids],
    lockedFields: [...lockedFields, ...signedIn],
  };
}
