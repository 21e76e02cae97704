import { nameField } from '../../model/fields/types/name.ts';
import { NameField } from '../fields/NameField.tsx';

export const components = { name: NameField };
export const models = { name: nameField };
