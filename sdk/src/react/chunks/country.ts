import { countryField } from '../../model/fields/types/country.ts';
import { CountryField } from '../fields/CountryField.tsx';

export const components = { country: CountryField };
export const models = { country: countryField };
