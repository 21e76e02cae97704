import { addressField } from '../../model/fields/types/address.ts';
import { AddressField } from '../fields/AddressField.tsx';

export const components = { address: AddressField };
export const models = { address: addressField };
