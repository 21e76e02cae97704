import { countryField } from './model.ts';
import { CountryField } from './CountryField.tsx';

export const components = { country: CountryField };
export const models = { country: countryField };
