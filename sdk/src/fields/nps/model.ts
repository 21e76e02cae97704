import { baseDefaults } from '../../model/fields/fieldDefaults.ts';
import { pointCapabilities, points } from '../shared/points/points.ts';

export const npsField = /* @__PURE__ */ points();

export const npsCapabilities = /* @__PURE__ */ pointCapabilities<'nps'>({
  name: 'NPS',
  texts: { startLabel: 'line', endLabel: 'line' },
  createDefaults: () => ({
    type: 'nps',
    ...baseDefaults('How likely are you to recommend us?'),
    startLabel: 'Not at all likely',
    endLabel: 'Extremely likely',
  }),
  settings: ['label', 'help', 'required', 'endLabels'],
  countedAs: 'nps',
});
