import { baseDefaults } from '../../model/fields/fieldDefaults.ts';
import { pointCapabilities, points } from '../shared/points/points.ts';

export const scaleField = /* @__PURE__ */ points();

export const scaleCapabilities = /* @__PURE__ */ pointCapabilities<'scale'>({
  name: 'Scale',
  texts: { startLabel: 'line', endLabel: 'line' },
  createDefaults: () => ({
    type: 'scale',
    ...baseDefaults('Scale'),
    from: 1,
    to: 5,
    startLabel: '',
    endLabel: '',
  }),
  settings: ['label', 'help', 'required', 'scale', 'endLabels'],
});
