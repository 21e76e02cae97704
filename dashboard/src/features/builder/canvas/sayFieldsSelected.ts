import { plural } from '@lingui/core/macro';

/** Says how many fields are selected. */
export const sayFieldsSelected = (count: number): string =>
  plural(count, { one: '# field selected', other: '# fields selected' });
