import { baseDefaults } from '../../model/fields/fieldDefaults.ts';
import { pointCapabilities, points } from '../shared/points/points.ts';

export const ratingField = /* @__PURE__ */ points();

export const ratingCapabilities = /* @__PURE__ */ pointCapabilities<'rating'>({
  name: 'Rating',
  texts: {},
  createDefaults: () => ({ type: 'rating', ...baseDefaults('Rating'), points: 5, look: 'star' }),
  settings: ['label', 'help', 'required', 'rating'],
});
