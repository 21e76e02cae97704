import type { FieldExtra } from '../../model/fields/fieldExtra.ts';
import { asksByCountry } from './asksByCountry.ts';

/** The address asks the parts of its country. */
export const addressExtras = {
  byCountry: { isUsed: asksByCountry, imports: ['addressFormats'] },
} satisfies Record<string, FieldExtra<'address'>>;
