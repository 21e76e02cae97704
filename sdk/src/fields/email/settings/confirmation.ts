import type { QuestionModel } from '../../../model/fields/fieldType.ts';

/** The controls of an address that is asked twice. */
interface TypedTwice {
  address?: unknown;
  again?: unknown;
}

/** Returns what the two controls hold; null for a raw answer of another shape. */
export const readTwice = (raw: unknown): TypedTwice | null =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? raw : null;

/** Stands between two addresses that differ, while they are checked: no address has it. */
const DIFFERS = '\n';

/** Adds to the model of an email address that it may be asked twice: both have to be the same. */
export const withConfirmation = (base: QuestionModel<'email'>): QuestionModel<'email'> => ({
  ...base,
  parseAnswer(field, raw, context) {
    const twice = field.confirm === 'twice' && readTwice(raw);
    if (!twice) return base.parseAnswer(field, raw, context);
    const address = base.parseAnswer(field, twice.address, context)?.trim();
    const again = base.parseAnswer(field, twice.again, context)?.trim();
    if (address === undefined || again === undefined) return undefined;
    return address.toLowerCase() === again.toLowerCase() ? address : address + DIFFERS + again;
  },
  check(field, text) {
    const [address = '', ...again] = field.confirm === 'twice' ? text.split(DIFFERS) : [text];
    const issues = base.check(field, address);
    return issues.length > 0 || again.length === 0 ? issues : [{ fieldId: field.id, code: 'not_same' }];
  },
});
