import { addAddressOrder } from '../formats/addressOrder.ts';
import { withAddressLines } from '../addressLines.ts';
import { withAddressCountries } from '../settings/countryAddress.ts';
import { loadedData } from './loadedData.ts';
import { askingByCountry } from './CountryAddressField.tsx';
import css from './byCountry.css?inline';
import { components as plain, models as plainModels } from '../chunk.ts';

addAddressOrder();
// The chunk of addresses, which may be added after this one, brings them as well.
plain.address = askingByCountry(plain.address);
plainModels.address = withAddressCountries(withAddressLines(plainModels.address), loadedData);

export const components = { ...plain };
export const models = { ...plainModels };
export { css };
