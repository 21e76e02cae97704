import { addAddressOrder } from '@inlay/sdk/model';
import { languageOfAnswers } from '../forms/printLanguage.ts';

/** Has addresses written in the order of their countries; loaded with the first form that asks for one. */
export const orderAddresses = (): void => addAddressOrder(languageOfAnswers());
