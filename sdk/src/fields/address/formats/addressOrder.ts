import { ADDRESS_ORDER } from '../addressLines.ts';
import type { Language } from '../../../model/language/languages.ts';
import { writeAddress } from './addressFormats.ts';

/**
 * Has addresses printed in the order of their countries, the country last, in words (decision 335).
 * @param reader language of whoever reads addresses that are printed for nobody else
 */
export function addAddressOrder(reader: Language = 'en'): void {
  ADDRESS_ORDER.linesOf = (address, language = reader) => {
    const { country } = address;
    const name = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
    return [...writeAddress(address, country), name];
  };
}
