import type { FieldExtra } from '../../model/fields/fieldExtra.ts';

/** The number has a country: it is chosen beside the number, and says how its digits are grouped. */
export const phoneExtras = {
  dial: { isUsed: (field) => 'country' in field },
  grouping: { isUsed: (field) => 'country' in field },
} satisfies Record<string, FieldExtra<'phone'>>;
