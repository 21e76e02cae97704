import type { FieldCapabilities } from '../../fieldCapabilities.ts';
import { baseDefaults } from '../fieldDefaults.ts';

/** A line between the questions. */
export const dividerCapabilities: FieldCapabilities<'divider'> = {
  name: 'Divider',
  createDefaults: () => ({ type: 'divider', ...baseDefaults('Divider') }),
  settings: [],
  hidesLabel: true,
};
