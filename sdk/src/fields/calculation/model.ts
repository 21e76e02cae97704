import type { FieldCapabilities } from '../../model/fields/fieldCapabilities.ts';
import { baseDefaults } from '../../model/fields/fieldDefaults.ts';

/** A computed value among the questions. The value is stored under its own id; nothing is taken from visitors. */
export const calculationCapabilities: FieldCapabilities<'calculation'> = {
  name: 'Calculation',
  texts: { unit: 'line', value: null },
  createDefaults: () => ({ type: 'calculation', ...baseDefaults('Total'), value: '', unit: '' }),
  valueShown: ({ value }) => value,
  settings: ['label', 'help', 'calculation', 'unit'],
};
