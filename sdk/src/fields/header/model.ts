import type { FieldCapabilities } from '../../model/fields/fieldCapabilities.ts';
import { HEADER_FONT_SIZE, HEADER_FONT_WEIGHT } from '../../model/definition/limits.ts';
import { baseDefaults } from '../../model/fields/fieldDefaults.ts';

/** A heading in the form (BUILD-062, BUILD-034). Never validated (D-95). */
export const headerCapabilities: FieldCapabilities<'header'> = {
  name: 'Header',
  texts: { text: 'line', color: null },
  isPlain: true,
  createDefaults: () => ({
    type: 'header',
    ...baseDefaults('Header'),
    text: 'Header',
    fontSize: HEADER_FONT_SIZE.default,
    fontWeight: HEADER_FONT_WEIGHT.default,
    fontStyle: 'normal',
    color: '#000000',
    textAlign: 'left',
  }),
  settings: ['heading'],
};
