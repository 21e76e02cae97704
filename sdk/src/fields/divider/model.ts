import type { FieldCapabilities } from '../../model/fields/fieldCapabilities.ts';
import { baseDefaults } from '../../model/fields/fieldDefaults.ts';

/** A line between the questions. */
export const dividerCapabilities: FieldCapabilities<'divider'> = {
  name: 'Divider',
  texts: {},
  createDefaults: () => ({ type: 'divider', ...baseDefaults('Divider') }),
  settings: [],
  hidesLabel: true,
};
