import { addressField } from './model.ts';
import { AddressField } from './AddressField.tsx';

export const components = { address: AddressField };
export const models = { address: addressField };
