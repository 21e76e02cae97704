import type { FieldCapabilities } from '../../model/fields/fieldCapabilities.ts';
import { baseDefaults } from '../../model/fields/fieldDefaults.ts';

/** A picture between the questions; it takes no answer. */
export const imageCapabilities: FieldCapabilities<'image'> = {
  name: 'Image',
  texts: { src: 'picture', alt: 'line' },
  createDefaults: () => ({ type: 'image', ...baseDefaults(''), src: '', alt: '', decorative: false }),
  settings: ['image'],
  hidesLabel: true,
  chunk: 'pictures',
};
