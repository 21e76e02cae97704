import type { FieldCapabilities } from '../../fieldCapabilities.ts';
import { baseDefaults } from '../fieldDefaults.ts';

/** A computed value among the questions. The value is stored under its own id; nothing is taken from visitors. */
export const calculationCapabilities: FieldCapabilities<'calculation'> = {
  name: 'Calculation',
  createDefaults: () => ({ type: 'calculation', ...baseDefaults('Total'), value: '', unit: '' }),
  settings: ['label', 'calculation', 'unit'],
};
