import type { AddressAnswer } from '../../model/fields/field.ts';
import type { QuestionModel } from '../../model/fields/fieldType.ts';
import type { Language } from '../../model/language/languages.ts';

type Lines = (address: AddressAnswer, language?: Language) => string[] | undefined;

/** Line order of addresses by country; `addAddressOrder` adds it where such addresses are printed. */
export const ADDRESS_ORDER: { linesOf?: Lines } = {};

/** Returns an address with the code of a country as it is written there; undefined for one without, and unloaded. */
export const addressLines: Lines = (address, language) =>
  /^[A-Z]{2}$/.test(address.country) ? ADDRESS_ORDER.linesOf?.(address, language) : undefined;

/** Adds to the model of an address that it is printed in the order of its country. */
export const withAddressLines = (base: QuestionModel<'address'>): QuestionModel<'address'> => ({
  ...base,
  print(field, address, language) {
    const lines = base.isEmpty(field, address) ? undefined : addressLines(address, language?.language);
    return lines?.join(', ') ?? base.print(field, address, language);
  },
});
