import type { FieldExtra } from '../../model/fields/fieldExtra.ts';
import { asksForCode } from './asksForCode.ts';

/** The address is asked twice, or proven by a mailed code. */
export const emailExtras = {
  confirm: { isUsed: (field) => 'confirm' in field },
  code: { isUsed: asksForCode },
} satisfies Record<string, FieldExtra<'email'>>;
