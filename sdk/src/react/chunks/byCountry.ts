import { addAddressOrder } from '../../model/fields/places/addressOrder.ts';
import { withAddressLines } from '../../model/fields/places/addressLines.ts';
import { withAddressCountries } from '../../model/fields/places/countryAddress.ts';
import { loadedData } from '../fields/addressData.ts';
import { askingByCountry } from '../fields/CountryAddressField.tsx';
import { ADDRESS_CSS } from '../fields/styles/address.ts';
import { components as plain, models as plainModels } from '../../fields/address/chunk.ts';

addAddressOrder();
// The chunk of addresses, which may be added after this one, brings them as well.
plain.address = askingByCountry(plain.address);
plainModels.address = withAddressCountries(withAddressLines(plainModels.address), loadedData);

export const components = { ...plain };
export const models = { ...plainModels };
export const css = ADDRESS_CSS;
