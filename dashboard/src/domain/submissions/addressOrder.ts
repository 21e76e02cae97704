import { addAddressOrder, pickLanguage } from '@inlay/sdk/model';
import { localeOfDates } from '../../lib/i18n.ts';

/** Has addresses written in the order of their countries; loaded with the first form that asks for one. */
export const orderAddresses = (): void => addAddressOrder(pickLanguage(localeOfDates, navigator.languages));
