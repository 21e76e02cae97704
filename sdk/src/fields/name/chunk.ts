import { nameField } from './model.ts';
import { NameField } from './NameField.tsx';

export const components = { name: NameField };
export const models = { name: nameField };
